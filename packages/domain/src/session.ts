import { brand } from './brand.ts';
import type { TokenClaims } from './entities.ts';
import * as limits from './limits.ts';
import { isRecord } from './records.ts';

/** Base64url of UTF-8: `atob` alone would read 'José' as 'JosÃ©'. */
function decodeSegment(segment: string): unknown {
  try {
    const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function claimText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/**
 * What an access token says. It is read, not verified: only the server can do that.
 *
 * @returns undefined unless it holds a user_id, an email and a name.
 */
export function decodeToken(token: string | null | undefined): TokenClaims | undefined {
  const parts = (token ?? '').split('.');
  const payload = parts.length === 3 ? decodeSegment(parts[1] ?? '') : undefined;
  if (!isRecord(payload)) return undefined;
  const claims = {
    user_id: claimText(payload['user_id']),
    email: claimText(payload['email']),
    name: claimText(payload['name']),
    verified: payload['verified'] === true,
    active: payload['active'] !== false,
    exp: typeof payload['exp'] === 'number' && Number.isFinite(payload['exp']) ? payload['exp'] : 0,
  };
  return claims.user_id && claims.email && claims.name ? claims : undefined;
}

/**
 * Whether a token has run out or is about to. One that cannot be read counts as run out.
 *
 * @param now Milliseconds since 1970.
 * @param skewMs How much earlier to say so; default 30 s, against clocks that differ.
 */
export function isTokenExpired(
  token: string | Pick<TokenClaims, 'exp'> | null | undefined,
  now: number,
  skewMs: number = limits.tokenSkewMs,
): boolean {
  const claims = typeof token === 'string' ? decodeToken(token) : token;
  return !claims || claims.exp * 1000 - skewMs <= now;
}

/**
 * Whether someone is the administrator: the one configured address, and a verified one, or
 * anybody could claim it. For what is shown only; the server decides.
 */
export function isAdmin(
  user: { email: string; verified: boolean } | null | undefined,
  adminEmail: string | undefined = brand.adminEmail,
): boolean {
  const admin = adminEmail?.trim().toLowerCase();
  return Boolean(admin && user?.verified && user.email.trim().toLowerCase() === admin);
}
