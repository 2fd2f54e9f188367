import { type AnswerName, type Answers, apiBasePath, limits } from '@porchlight/domain';

import { ApiError } from './errors.ts';
import { isAboutCredentials, isPersonal, leadsToSignIn } from './authRules.ts';

/** What became of an attempt to renew the session. */
export type RefreshOutcome = 'refreshed' | 'ended';

/** The session as the client needs it. */
export interface SessionPort {
  /** The access token to send now; `null` for a visitor. Rejects with what stood in the way of renewing it. */
  accessToken: () => Promise<string | null>;
  /**
   * Renews the session after `rejected` did not work. Every caller that waits shares one attempt. Rejects with what
   * stood in the way when there was no verdict: nobody is signed out.
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
  /** Waits before a question is asked again. Rejects when aborted, or when nobody is to wait. Default: real time. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
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
  /** A call, and what it is answered with: whatever else comes is a failure. */
  call: <Name extends AnswerName>(
    method: HttpMethod,
    path: string,
    answer: Name,
    options?: CallOptions,
  ) => Promise<Answers[Name]>;
  /** A GET that is tried again after a failure that may pass by itself, and when the server asks for a little patience. */
  read: <Name extends AnswerName>(
    path: string,
    answer: Name,
    options?: CallOptions,
  ) => Promise<Answers[Name]>;
  /** Scheme and host of the API; empty for the page's own. */
  origin: string;
}

/** Fetched beside the first call: a visitor's page makes none for what came with it. */
const loadAnswering = () => import('./answering.ts');

/** What a call failed with whose session could not be renewed. Other things than calls failed on the way to the server. */
const toFailure = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });

/** Makes the one road from the app to the API. */
export function createApiClient({
  session,
  fetch: send = (input, init) => fetch(input, init),
  origin = '',
  wait,
}: ApiClientOptions): ApiClient {
  async function once<Name extends AnswerName>(
    method: HttpMethod,
    path: string,
    answer: Name,
    options: CallOptions,
    token: string | null,
    userSignal?: AbortSignal,
  ): Promise<Answers[Name]> {
    const isForm = options.body instanceof FormData;
    const headers = new Headers({ Accept: 'application/json' });
    if (options.idempotencyKey !== undefined) headers.set('Idempotency-Key', options.idempotencyKey);
    if (options.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const timeout = AbortSignal.timeout(
      options.timeout ?? (isForm ? limits.uploadTimeoutMs : limits.httpTimeoutMs),
    );
    const givenUp = [options.signal, userSignal].filter((signal) => signal !== undefined);
    const init: RequestInit = {
      method,
      headers,
      // Who asks stands in the token; no cookie is wanted on the way.
      credentials: 'omit',
      signal: AbortSignal.any([timeout, ...givenUp]),
    };
    if (options.body !== undefined)
      init.body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
    try {
      const [response, { answerOf }] = await Promise.all([
        (options.fetch ?? send)(`${origin}${apiBasePath}${path}`, init),
        loadAnswering(),
      ]);
      return await answerOf(response, answer);
    } catch (error) {
      if (error instanceof ApiError || givenUp.some(({ aborted }) => aborted)) throw error;
      throw new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', cause: error });
    }
  }

  async function call<Name extends AnswerName>(
    method: HttpMethod,
    path: string,
    answer: Name,
    options: CallOptions = {},
  ): Promise<Answers[Name]> {
    const isAnonymous = options.auth === 'none' || isAboutCredentials(path);
    const userSignal = !isAnonymous && isPersonal(path, method) ? session.userSignal() : undefined;
    const isRead = method === 'GET';
    let token: string | null = null;
    const ask = async (): Promise<Answers[Name]> => {
      if (!isAnonymous)
        token = await session.accessToken().catch((cause) => {
          if (userSignal !== undefined) throw toFailure(cause);
          // A token that cannot be renewed right now is no token: what is public goes on without one.
          return null;
        });
      if (userSignal !== undefined) {
        // Nobody is there, and the answer is known.
        if (token === null && (isRead || userSignal.aborted))
          throw new ApiError({ kind: 'http', status: 401 });
        userSignal.throwIfAborted();
      }
      // An act that is on its way arrives; what somebody only wanted to look at is given up when they have gone.
      return once(method, path, answer, options, token, isRead ? userSignal : undefined);
    };
    try {
      return await ask();
    } catch (error) {
      const isUnauthorised = error instanceof ApiError && error.status === 401;
      if (!isUnauthorised || isAnonymous) throw error;
      // Tried again at most once, whatever the second answer is: a 401 after a good refresh is a plain error.
      const outcome = await session.refresh(token).catch((cause) => {
        throw toFailure(cause);
      });
      if (outcome === 'refreshed') return ask();
      if (isRead && userSignal === undefined && token !== null)
        return once(method, path, answer, options, null);
      // What a page only wanted to look at leaves nobody waiting: its guard sends them to sign in, unless it says so itself.
      if (!isRead && leadsToSignIn(path, method) && options.onSessionEnd !== 'stay') session.signInNeeded();
      throw error;
    }
  }

  return {
    origin,
    call,
    read: async (path, answer, options = {}) => {
      const ask = () => call('GET', path, answer, options);
      const wanted = [options.signal, isPersonal(path, 'GET') ? session.userSignal() : undefined];
      try {
        return await ask();
      } catch (error) {
        const { askAgain } = await loadAnswering().catch(() => {
          throw error;
        });
        const signal = AbortSignal.any(wanted.filter((each) => each !== undefined));
        return askAgain(error, ask, signal, wait);
      }
    },
  };
}
