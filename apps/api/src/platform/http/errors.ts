/** A failure that is reported to the client, as the contract defines it. */
export class HttpError extends Error {
  readonly status: number;
  /** snake_case name of the failure, for programs. */
  readonly code: string;
  /** Texts by field name, for 422. */
  readonly fields: Record<string, string[]> | null;
  readonly headers: Record<string, string>;

  /** @param message text for users; never a stack, SQL or a path */
  constructor(
    status: number,
    code: string,
    message: string,
    options: { fields?: Record<string, string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? null;
    this.headers = options.headers ?? {};
  }
}

export const badRequest = (message: string): HttpError => new HttpError(400, 'bad_request', message);
export const unauthorized = (message = 'Sign in to do this.'): HttpError =>
  new HttpError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (message: string): HttpError => new HttpError(403, 'forbidden', message);
export const notFound = (message = 'Not found.'): HttpError => new HttpError(404, 'not_found', message);
export const conflict = (message: string, code = 'conflict'): HttpError => new HttpError(409, code, message);
export const tooLarge = (message = 'The request is too large.'): HttpError =>
  new HttpError(413, 'too_large', message);
export const unsupportedType = (message: string): HttpError =>
  new HttpError(415, 'unsupported_type', message);

/** A temporary failure; always with a `Retry-After`. */
export const unavailable = (message: string, code = 'unavailable'): HttpError =>
  new HttpError(503, code, message, { headers: { 'retry-after': '5' } });

/** @param seconds until a retry makes sense */
export const tooManyRequests = (
  seconds: number,
  message = 'Too many requests. Please try again later.',
): HttpError =>
  new HttpError(429, 'too_many_requests', message, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** @param fields texts by field name; @param message default: the first of them */
export function invalid(fields: Record<string, string[]>, message?: string): HttpError {
  const first = Object.values(fields)[0]?.[0];
  return new HttpError(422, 'invalid', message ?? first ?? 'Some fields are not valid.', { fields });
}
