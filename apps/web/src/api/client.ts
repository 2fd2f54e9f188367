import type { AnswerName, Answer } from '@porchlight/domain';

import { ApiError } from './errors.ts';

/** The result of a session refresh. */
export type RefreshOutcome = 'refreshed' | 'ended';

/** The session as the client needs it. */
export interface SessionPort {
  /** The access token to send; `null` for a visitor. Rejects with the error of a failed refresh. */
  accessToken: () => Promise<string | null>;
  /**
   * Refreshes the session after `rejected` failed. Concurrent callers share one attempt. Rejects when the
   * attempt had no verdict, which signs no one out.
   */
  refresh: (rejected: string | null) => Promise<RefreshOutcome>;
  /**
   * Aborted when the user signs out or changes, so that their calls are never sent in another user's name. A
   * visitor's signal is never aborted.
   */
  userSignal: () => AbortSignal;
  /** Called when the session has ended during a write that needs one: go to the sign-in page. */
  signInNeeded: () => void;
}

export interface ApiClientOptions {
  session: SessionPort;
  /** Default: the platform's `fetch`. */
  fetch?: typeof fetch;
  /** Origin of the API, without a trailing slash. Default: the page's own. */
  origin?: string;
  /** Waits before a retry. Rejects when aborted, or to prevent the retry. Default: real time. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  /** A JSON value, or a `FormData` for uploads. */
  body?: unknown;
  /** `none` sends no token and doesn't refresh after a 401. Default `bearer`. */
  auth?: 'bearer' | 'none';
  /** `stay` lets the caller handle the end of the session. Default `leave`. */
  onSessionEnd?: 'leave' | 'stay';
  /** This browser's random id, for calls that sign in. */
  deviceId?: string | undefined;
  /** The server processes repeated calls with the same key once. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Whether the call survives leaving the page. Default false. */
  keepalive?: boolean;
  /** Milliseconds. Default 10 000, for uploads 60 000. */
  timeout?: number;
  /** Sends this call and its retries. Default: the client's own. */
  fetch?: typeof fetch;
}

export interface ApiClient {
  /** Makes a call. A response of any other shape is a failure. */
  call: <Name extends AnswerName>(
    method: HttpMethod,
    path: string,
    answer: Name,
    options?: CallOptions,
  ) => Promise<Answer<Name>>;
  /** A GET that is retried after transient failures, and after a short `Retry-After`. */
  read: <Name extends AnswerName>(path: string, answer: Name, options?: CallOptions) => Promise<Answer<Name>>;
  /** Origin of the API; empty for the page's own. */
  origin: string;
}

/** Loaded with the first call: embedded responses need none. */
export const fetchCalls = () => import('./calls.ts');

const load = async (options: ApiClientOptions, person: AbortSignal) => {
  try {
    return (await fetchCalls()).createCalls(options, person);
  } catch (cause) {
    throw new ApiError({ kind: 'network', cause });
  }
};

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, origin = '' } = options;
  // The user is fixed now, not when the chunk has loaded.
  const carried = () => load(options, session.userSignal());
  return {
    origin,
    call: async (...asked) => (await carried()).call(...asked),
    read: async (...asked) => (await carried()).read(...asked),
  };
}
