import { type ErrorData, type ErrorReason, reasonOf, texts } from '@porchlight/domain';
import { inLanguage, type Said } from '../language/index.ts';

/** A failure that is reported to the client, as the contract defines it. The error's own message is English. */
export class HttpError extends Error {
  readonly status: number;
  /** snake_case name of the failure, for programs. */
  readonly code: string;
  /** The message, in any language. */
  readonly said: Said;
  /** Texts by field name, for 422. */
  readonly fields: Readonly<Record<string, readonly Said[]>> | null;
  readonly headers: Record<string, string>;

  /** @param said text for users; never a stack, SQL or a path */
  constructor(
    status: number,
    code: string,
    said: Said,
    options: { fields?: Record<string, readonly Said[]>; headers?: Record<string, string> } = {},
  ) {
    super(inLanguage(said, 'en'));
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.said = said;
    this.fields = options.fields ?? null;
    this.headers = options.headers ?? {};
  }

  /** Names the sentence of the message; undefined if it is not in the texts. */
  get reason(): ErrorReason | undefined {
    return typeof this.said === 'string' ? reasonOf(this.said) : this.said.reason;
  }

  /** The numbers and names in the message. */
  get data(): ErrorData | undefined {
    return typeof this.said === 'string' ? undefined : this.said.data;
  }
}

const { request } = texts.refusals;

export const badRequest = (said: Said): HttpError => new HttpError(400, 'bad_request', said);
export const unauthorized = (said: Said = request.signIn): HttpError =>
  new HttpError(401, 'unauthorized', said, { headers: { 'www-authenticate': 'Bearer' } });
export const forbidden = (said: Said): HttpError => new HttpError(403, 'forbidden', said);
export const notFound = (said: Said = request.notFound): HttpError => new HttpError(404, 'not_found', said);
export const conflict = (said: Said, code = 'conflict'): HttpError => new HttpError(409, code, said);
export const tooLarge = (said: Said = request.tooLarge): HttpError => new HttpError(413, 'too_large', said);
export const unsupportedType = (said: Said): HttpError => new HttpError(415, 'unsupported_type', said);

/** A temporary failure; always with a `Retry-After`. */
export const unavailable = (said: Said, code = 'unavailable'): HttpError =>
  new HttpError(503, code, said, { headers: { 'retry-after': '5' } });

/** @param seconds until a retry makes sense */
export const tooManyRequests = (seconds: number, said: Said): HttpError =>
  new HttpError(429, 'too_many_requests', said, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** @param fields texts by field name; @param said default: the first of them */
export function invalid(fields: Record<string, readonly Said[]>, said?: Said): HttpError {
  const first = Object.values(fields)[0]?.[0];
  return new HttpError(422, 'invalid', said ?? first ?? request.fieldsInvalid, { fields });
}
