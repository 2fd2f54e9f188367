/* Makes calls and reads responses. Loaded with the first call, because embedded responses don't need it. */
import { type AnswerName, type Answer, apiBasePath, deviceIdHeader, limits } from '@porchlight/domain';

import { language } from '../lib/language.words.ts';
import { answerOf, askAgain } from './answering.ts';
import { isAboutCredentials, isPersonal, leadsToSignIn } from './authRules.ts';
import type { ApiClient, ApiClientOptions, CallOptions, HttpMethod } from './client.ts';
import { ApiError } from './errors.ts';

/**
 * The error of a call whose session could not be refreshed. Errors other than `ApiError` are network
 * failures.
 */
const toFailure = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause });

/**
 * The implementation behind `createApiClient`, which loads it with the first call.
 *
 * @param person aborted when the user of these calls has signed out or changed
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
  ): Promise<Answer<Name>> {
    const isForm = options.body instanceof FormData;
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
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
      // The token identifies the user; cookies aren't needed.
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
  ): Promise<Answer<Name>> {
    const isAnonymous = options.auth === 'none' || isAboutCredentials(path);
    const userSignal = !isAnonymous && isPersonal(path, method) ? person : undefined;
    const isRead = method === 'GET';
    let token: string | null = null;
    const ask = async (): Promise<Answer<Name>> => {
      if (!isAnonymous)
        token = await session.accessToken().catch((cause) => {
          if (userSignal !== undefined) throw toFailure(cause);
          // A token that can't be refreshed now counts as none: public reads work without it.
          return null;
        });
      if (userSignal !== undefined) {
        // Signed out: the response would be 401.
        if (token === null && (isRead || userSignal.aborted))
          throw new ApiError({ kind: 'http', status: 401 });
        userSignal.throwIfAborted();
      }
      // A write in flight still completes; a read is aborted when its user has gone.
      return once(method, path, answer, options, token, isRead ? userSignal : undefined);
    };
    try {
      return await ask();
    } catch (error) {
      const isUnauthorised = error instanceof ApiError && error.status === 401;
      if (!isUnauthorised || isAnonymous) throw error;
      // At most one retry: a 401 after a successful refresh is a plain error.
      const outcome = await session.refresh(token).catch((cause) => {
        throw toFailure(cause);
      });
      if (outcome === 'refreshed') return ask();
      if (isRead && userSignal === undefined && token !== null)
        return once(method, path, answer, options, null);
      // A failed read doesn't redirect: the page's guard does, unless the page handles it.
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
