import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits, for tokens that are sent to a person. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of such a token. It is long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
