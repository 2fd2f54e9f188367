/* How calls are made and answers read: fetched with the first call, since what came with the page needs none of it. */
import { type AnswerName, type Answers, apiBasePath, deviceIdHeader, limits } from '@porchlight/domain';

import { answerOf, askAgain } from './answering.ts';
import { isAboutCredentials, isPersonal, leadsToSignIn } from './authRules.ts';
import type { ApiClient, ApiClientOptions, CallOptions, HttpMethod } from './client.ts';
import { ApiError } from './errors.ts';

/** What a call failed with whose session could not be renewed. Other things than calls failed on the way to the server. */
const toFailure = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });

/**
 * The road behind `createApiClient`, which fetches it with the first call.
 *
 * @param person Whose calls these are: aborted as soon as they have gone.
 */
export function createCalls(
  { session, fetch: send = (input, init) => fetch(input, init), origin = '', wait }: ApiClientOptions,
  person: AbortSignal,
): Pick<ApiClient, 'call' | 'read'> {
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
    if (options.deviceId !== undefined) headers.set(deviceIdHeader, options.deviceId);
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
      keepalive: options.keepalive ?? false,
    };
    if (options.body !== undefined)
      init.body = options.body instanceof FormData ? options.body : JSON.stringify(options.body);
    try {
      const response = await (options.fetch ?? send)(`${origin}${apiBasePath}${path}`, init);
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
    const userSignal = !isAnonymous && isPersonal(path, method) ? person : undefined;
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
        // No one is there, and the answer is known.
        if (token === null && (isRead || userSignal.aborted))
          throw new ApiError({ kind: 'http', status: 401 });
        userSignal.throwIfAborted();
      }
      // An act that is on its way arrives; what someone only wanted to look at is given up when they have gone.
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
      // What a page only wanted to look at leaves no one waiting: its guard sends them to sign in, unless it says so itself.
      if (!isRead && leadsToSignIn(path, method) && options.onSessionEnd !== 'stay') session.signInNeeded();
      throw error;
    }
  }

  return {
    call,
    async read(path, answer, options = {}) {
      const ask = () => call('GET', path, answer, options);
      try {
        return await ask();
      } catch (error) {
        const wanted = [options.signal, isPersonal(path, 'GET') ? person : undefined];
        const signal = AbortSignal.any(wanted.filter((each) => each !== undefined));
        return askAgain(error, ask, signal, wait);
      }
    },
  };
}
