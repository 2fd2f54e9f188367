import type { AnswerName, Answers } from '@porchlight/domain';

import { ApiError } from './errors.ts';

/** What became of an attempt to renew the session. */
export type RefreshOutcome = 'refreshed' | 'ended';

/** The session as the client needs it. */
export interface SessionPort {
  /** The access token to send now; `null` for a visitor. Rejects with what stood in the way of renewing it. */
  accessToken: () => Promise<string | null>;
  /**
   * Renews the session after `rejected` did not work. Every caller that waits shares one attempt. Rejects with what
   * stood in the way when there was no verdict: no one is signed out.
   */
  refresh: (rejected: string | null) => Promise<RefreshOutcome>;
  /**
   * Aborted as soon as whoever is signed in now has gone, or another is there: what was asked in their name is not asked
   * in anyone else's. A visitor's never is.
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
  /** Waits before a question is asked again. Rejects when aborted, or when no one is to wait. Default: real time. */
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
  /** The random id of this browser, for calls that sign in. */
  deviceId?: string | undefined;
  /** Sent again under the same key, the call is taken once. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Whether the call goes on when the page is left. Default false. */
  keepalive?: boolean;
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

/** Fetched with the first call: a visitor's page makes none for what came with it. */
export const fetchCalls = () => import('./calls.ts');

const load = async (options: ApiClientOptions, person: AbortSignal) => {
  try {
    return (await fetchCalls()).createCalls(options, person);
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
};

/** Makes the one road from the app to the API. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, origin = '' } = options;
  // Who asks is settled now, and not when what carries the call has come.
  const carried = () => load(options, session.userSignal());
  return {
    origin,
    call: async (...asked) => (await carried()).call(...asked),
    read: async (...asked) => (await carried()).read(...asked),
  };
}
