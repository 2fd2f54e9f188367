import { apiBasePath, type ErrorBody, locale, reasonOf, type Sentence, texts } from '@porchlight/domain';
import { http, HttpResponse, type HttpHandler } from 'msw';

import { model } from './model.ts';

/** The URL pattern of a call, on any host. */
export const at = (path: string): string => `*${apiBasePath}${path}`;

let answered = 0;

/** A JSON response with its own request id, as in every response of the contract. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const type = 'application/json; charset=utf-8';
  const id = `mocked-${(answered += 1)}`;
  return Response.json(value, {
    status,
    headers: { 'content-type': type, 'x-request-id': id, ...headers },
  });
}

export const data = (value: unknown, status = 200): Response => json({ data: value }, status);

/** A response without a body. */
export const nothing = (): Response => new HttpResponse(null, { status: 204 });

/** An error response like the reference server's. A handler returns or throws it. */
export function failure(
  status: number,
  said: Said,
  code = 'error',
  errors?: Record<string, readonly Said[]>,
  headers: Record<string, string> = {},
): Response {
  const id = `mocked-${(answered += 1)}`;
  const reason = typeof said === 'string' ? reasonOf(said) : said.reason;
  const body: ErrorBody = {
    message: textOf(said),
    code,
    ...(reason && { reason }),
    ...(typeof said !== 'string' && { data: said.data }),
    ...(errors && { errors: textsOf(errors) }),
    request_id: id,
  };
  return json(body, status, { 'x-request-id': id, ...headers });
}

/** Text for users: a sentence of the texts, or one with values. */
export type Said = string | Sentence;

const textOf = (said: Said): string => (typeof said === 'string' ? said : said.text({ locale, texts }));

const textsOf = (errors: Record<string, readonly Said[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, said.map(textOf)]));

/** Invalid fields: the first text is the message. */
export function invalid(errors: Record<string, readonly Said[]>): Response {
  return failure(422, Object.values(errors)[0]?.[0] ?? '', 'invalid', errors);
}

/** A failure without a text for users. */
export const broken = (): Response => failure(500, '', 'internal');

/** A captive portal's response to any request. */
export const somebodyElsesPage = (): Response =>
  new HttpResponse('<!doctype html><title>Welcome to the Wi-Fi</title>', {
    headers: { 'content-type': 'text/html' },
  });

/** A read that fails, however often it is retried, until the story sets `model().isMended = true`. */
export const brokenUntilMended = (path: string): HttpHandler[] => [
  http.get(at(path), () => (model().isMended ? undefined : broken())),
];

/** Never responds: a permanent loading state. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** The query of a request. */
export const queryOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;
