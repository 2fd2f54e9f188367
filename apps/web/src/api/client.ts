import { apiBasePath, errorMessageFrom, isRecord, limits } from '@porchlight/domain';

import { ApiError } from './errors.ts';
import { isAboutCredentials, isPersonal, leadsToSignIn } from './authRules.ts';

/** What became of an attempt to renew the session. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

/** The session as the client needs it. */
export interface SessionPort {
  /** The access token to send now; `null` for a visitor. */
  accessToken: () => Promise<string | null>;
  /**
   * Renews the session after `rejected` did not work. Every caller that waits shares one attempt. Never rejects.
   */
  refresh: (rejected: string | null) => Promise<RefreshOutcome>;
  /**
   * Aborted as soon as whoever is signed in now has gone, or another is there: what was asked in their name is not asked
   * in anybody else's. A visitor's never is.
   */
  userSignal: () => AbortSignal;
  /** The session is over in the middle of an act that needs one: time to go to the sign-in page. */
  signInNeeded: () => void;
}

export interface ApiClientOptions {
  session: SessionPort;
  /** Default: the platform's `fetch`. */
  fetch?: typeof fetch;
  /** Scheme and host of the API, without a trailing slash. Default: the page's own. */
  origin?: string;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  /** A JSON value, or a `FormData` for uploads. */
  body?: unknown;
  /** `none` sends no token and takes a 401 as it is. Default `bearer`. */
  auth?: 'bearer' | 'none';
  /** `stay` leaves it to the caller what the end of the session means here. Default `leave`. */
  onSessionEnd?: 'leave' | 'stay';
  /** Sent again under the same key, the call is taken once. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Milliseconds. Default 10 000, for uploads 60 000. */
  timeout?: number;
  /** What carries this call, every try of it. Default the client's own. */
  fetch?: typeof fetch;
}

export interface ApiClient {
  /** A call whose answer is read from `data`. `undefined` where the answer has no body. */
  call: <Data>(method: HttpMethod, path: string, options?: CallOptions) => Promise<Data>;
  /** A call whose answer is the whole body. */
  raw: <Body>(method: HttpMethod, path: string, options?: CallOptions) => Promise<Body>;
  /** A GET with one more try after a failure that may pass by itself. Reads `data`. */
  read: <Data>(path: string, options?: CallOptions) => Promise<Data>;
  /** Scheme and host of the API; empty for the page's own. */
  origin: string;
}

interface Sent {
  status: number;
  body: unknown;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function fieldsOf(body: unknown): Record<string, string[]> | undefined {
  if (!isRecord(body) || !isRecord(body['errors'])) return undefined;
  const entries = Object.entries(body['errors']).map(([field, texts]): [string, string[]] => [
    field,
    (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string'),
  ]);
  return Object.fromEntries(entries);
}

function httpError(response: Response, body: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    kind: 'http',
    status: response.status,
    serverMessage: errorMessageFrom(body),
    code: isRecord(body) && typeof body['code'] === 'string' ? body['code'] : undefined,
    fieldErrors: fieldsOf(body),
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** Makes the one road from the app to the API. */
export function createApiClient({
  session,
  fetch: send = (input, init) => fetch(input, init),
  origin = '',
}: ApiClientOptions): ApiClient {
  async function once(
    method: HttpMethod,
    path: string,
    options: CallOptions,
    token: string | null,
    userSignal?: AbortSignal,
  ): Promise<Sent> {
    const isForm = options.body instanceof FormData;
    const headers = new Headers({ Accept: 'application/json' });
    if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
    if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const timeout = AbortSignal.timeout(
      options.timeout ?? (isForm ? limits.uploadTimeoutMs : limits.httpTimeoutMs),
    );
    const givenUp = [options.signal, userSignal].filter((signal) => signal !== undefined);
    const init: RequestInit = { method, headers, signal: AbortSignal.any([timeout, ...givenUp]) };
    if (options.body !== undefined)
      init.body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
    try {
      const response = await (options.fetch ?? send)(`${origin}${apiBasePath}${path}`, init);
      const body = await bodyOf(response);
      if (!response.ok) throw httpError(response, body);
      return { status: response.status, body };
    } catch (error) {
      if (error instanceof ApiError || givenUp.some(({ aborted }) => aborted)) throw error;
      throw new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', cause: error });
    }
  }

  async function withSession(method: HttpMethod, path: string, options: CallOptions): Promise<Sent> {
    const isAnonymous = options.auth === 'none' || isAboutCredentials(path);
    const userSignal = !isAnonymous && isPersonal(path, method) ? session.userSignal() : undefined;
    const isRead = method === 'GET';
    let token: string | null = null;
    const send = async (): Promise<Sent> => {
      // A token that cannot be renewed right now is no token: public reads go on without one.
      if (!isAnonymous) token = await session.accessToken().catch(() => null);
      if (userSignal !== undefined) {
        // Nobody is there, and the answer is known.
        if (token === null && (isRead || userSignal.aborted))
          throw new ApiError({ kind: 'http', status: 401 });
        userSignal.throwIfAborted();
      }
      // An act that is on its way arrives; what somebody only wanted to look at is given up when they have gone.
      return once(method, path, options, token, isRead ? userSignal : undefined);
    };
    try {
      return await send();
    } catch (error) {
      const isUnauthorised = error instanceof ApiError && error.status === 401;
      if (!isUnauthorised || isAnonymous) throw error;
      // Tried again at most once, whatever the second answer is: a 401 after a good refresh is a plain error.
      const outcome = await session.refresh(token);
      if (outcome === 'refreshed') return send();
      if (outcome === 'unreachable') throw new ApiError({ kind: 'network', cause: error });
      if (isRead && userSignal === undefined && token !== null) return once(method, path, options, null);
      // What a page only wanted to look at leaves nobody waiting: its guard sends them to sign in, unless it says so itself.
      if (!isRead && leadsToSignIn(path, method) && options.onSessionEnd !== 'stay') session.signInNeeded();
      throw error;
    }
  }

  async function raw<Body>(method: HttpMethod, path: string, options: CallOptions = {}): Promise<Body> {
    const { body } = await withSession(method, path, options);
    return body as Body;
  }

  async function call<Data>(method: HttpMethod, path: string, options: CallOptions = {}): Promise<Data> {
    const { body } = await withSession(method, path, options);
    return (isRecord(body) ? body['data'] : undefined) as Data;
  }

  return {
    origin,
    raw,
    call,
    read: <Data>(path: string, options?: CallOptions) => retried(() => call<Data>('GET', path, options)),
  };
}

/** Asks a question again, once, when the first failure may have passed by itself. Never after a 4xx. */
export async function retried<Data>(ask: () => Promise<Data>): Promise<Data> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.isTransient) return ask();
    throw error;
  }
}
