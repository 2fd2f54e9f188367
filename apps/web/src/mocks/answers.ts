import { apiBasePath, decodeToken, type ErrorBody, type User } from '@porchlight/domain';
import { HttpResponse } from 'msw';

import type { Model } from './model.ts';

/** The address of a call, on whatever host. */
export const at = (path: string): string => `*${apiBasePath}${path}`;

/** A success. */
export const data = (value: unknown, status = 200): Response =>
  HttpResponse.json({ data: value }, { status });

/** An answer without a body. */
export const nothing = (): Response => new HttpResponse(null, { status: 204 });

/** A failure as the reference server words it. */
export function failure(
  status: number,
  message: string,
  code = 'error',
  errors?: Record<string, string[]>,
): Response {
  const body: ErrorBody = { message, code, ...(errors && { errors }), request_id: 'mocked' };
  return HttpResponse.json(body, { status });
}

/** A failure whose text nobody should read. */
export const broken = (): Response => failure(500, '', 'internal');

/** Never answers: the loading state, held still. */
export const never = (): Promise<never> => new Promise(() => undefined);

const base64url = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** An access token that the app can read; its signature is nobody's. `exp` in seconds since 1970. */
export function tokenFor(user: User, exp = 1_893_456_000): string {
  const { id, email, name, verified, active } = user;
  const claims = { user_id: id, email, name, verified, active, exp };
  return [base64url('{"alg":"none"}'), base64url(JSON.stringify(claims)), 'mocked'].join('.');
}

/** Who sends a request; `undefined` for a visitor. */
export function senderOf(world: Model, request: Request): User | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const claims = decodeToken(token);
  return claims === undefined ? undefined : world.users.find(({ id }) => id === claims.user_id);
}

/** The query of a request. */
export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;
