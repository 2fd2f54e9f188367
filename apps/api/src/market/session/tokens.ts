import { createHash, randomBytes } from 'node:crypto';

/** A new random 256-bit token. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of such a token. It is long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
