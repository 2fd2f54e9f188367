import { readBase64Json } from '../wire/base64Json.ts';
import type { TokenClaims } from '../wire/values.ts';
import * as limits from '../limits/index.ts';
import { isRecord } from '../wire/records.ts';

function claimText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function claimTime(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/**
 * The claims of an access token. Decoded, not verified: only the server can do that.
 *
 * @returns undefined unless it contains a user_id, an email and a name.
 */
export function decodeToken(token: string | null | undefined): TokenClaims | undefined {
  const parts = (token ?? '').split('.');
  const payload = parts.length === 3 ? readBase64Json(parts[1] ?? '') : undefined;
  if (!isRecord(payload)) return undefined;
  const issued = claimTime(payload['iat']);
  const claims = {
    user_id: claimText(payload['user_id']),
    email: claimText(payload['email']),
    name: claimText(payload['name']),
    verified: payload['verified'] === true,
    active: payload['active'] !== false,
    exp: claimTime(payload['exp']) ?? 0,
    ...(payload['admin'] === true && { admin: true as const }),
    ...(payload['suspended'] === true && { suspended: true as const }),
    ...(issued === undefined ? {} : { iat: issued }),
  };
  return claims.user_id && claims.email && claims.name ? claims : undefined;
}

/**
 * Whether a token has expired or is about to. An unreadable one counts as expired.
 *
 * @param now Milliseconds since 1970.
 * @param skewMs How much earlier to report it; default 30 s, against clock differences.
 */
export function isTokenExpired(
  token: string | Pick<TokenClaims, 'exp'> | null | undefined,
  now: number,
  skewMs: number = limits.tokenSkewMs,
): boolean {
  const claims = typeof token === 'string' ? decodeToken(token) : token;
  return !claims || claims.exp * 1000 - skewMs <= now;
}
