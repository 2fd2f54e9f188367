import { apiBasePath, type ErrorBody } from '@porchlight/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

import { model } from './model.ts';

/** The address of a call, on whatever host. */
export const at = (path: string): string => `*${apiBasePath}${path}`;

let answered = 0;

/** Any JSON, under an id of its own as every answer of the contract. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = 'application/json; charset=utf-8';
  const id = `mocked-${(answered += 1)}`;
  return Response.json(value, {
    status,
    headers: { 'content-type': type, 'x-request-id': id, ...headers },
  });
}

/** A success. */
export const data = (value: unknown, status = 200): Response => json({ data: value }, status);

/** An answer without a body. */
export const nothing = (): Response => new HttpResponse(null, { status: 204 });

/** A failure as the reference server words it. A handler answers with it or throws it. */
export function failure(
  status: number,
  message: string,
  code = 'error',
  errors?: Record<string, string[]>,
  headers: Record<string, string> = {},
): Response {
  const id = `mocked-${(answered += 1)}`;
  const body: ErrorBody = { message, code, ...(errors && { errors }), request_id: id };
  return json(body, status, { 'x-request-id': id, ...headers });
}

/** Fields that are not valid: the first text is the message. */
export function invalid(errors: Record<string, string[]>): Response {
  return failure(422, Object.values(errors)[0]?.[0] ?? '', 'invalid', errors);
}

/** A failure whose text no one should read. */
export const broken = (): Response => failure(500, '', 'internal');

/** What a network answers with that has to be signed in to first, whatever it is asked. */
export const somebodyElsesPage = (): Response =>
  new HttpResponse('<!doctype html><title>Welcome to the Wi-Fi</title>', {
    headers: { 'content-type': 'text/html' },
  });

/** A read that fails until the story says `model().isMended = true`, however often it is tried before. */
export const brokenUntilMended = (path: string): HttpHandler[] => [
  http.get(at(path), () => (model().isMended ? undefined : broken())),
];

/** Never answers: the loading state, held still. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The query of a request. */
export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;
