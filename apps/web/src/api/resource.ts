import { limits, toQueryString } from '@porchlight/domain';
import { useCallback } from 'react';
import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';

import { useApiContext } from './ApiContext.tsx';
import type { ApiClient } from './client.ts';
import { type ApiError, isMissing } from './errors.ts';

/**
 * A read of the API: its cache key and fetcher. Keys are strings so that the server can embed responses in a
 * page under the same names.
 */
export interface Resource<Data> {
  key: string;
  fetch: (api: ApiClient) => Promise<Data>;
}

/**
 * Keys of private responses include the user's id, so that a change of user never shows another user's data.
 */
export function privateKey(userId: string, path: string): string {
  return `@${userId}${path}`;
}

/**
 * Cached responses stay fresh for five minutes and aren't revalidated on focus. SWR retries 5 to 10 s after
 * the error is shown, so the fetchers retry instead (`client.read`).
 */
export const swrDefaults = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: limits.staleMs,
} satisfies SWRConfiguration;

/**
 * The initial cache with a page's embedded responses in SWR's own format, so that its first look at them
 * causes no render.
 *
 * @param answers by cache key
 */
export const cacheOf = (answers: Readonly<Record<string, unknown>>): Cache =>
  new Map(
    Object.entries(answers).map(([key, data]) => [key, { data, isLoading: false, isValidating: false }]),
  );

/** Reads a resource; `null` requests nothing yet. */
export function useResource<Data>(
  resource: Resource<Data> | null,
  options?: SWRConfiguration<Data, ApiError>,
): SWRResponse<Data, ApiError> {
  const { api, delivered, failed } = useApiContext();
  const ask = async ({ key, fetch }: Resource<Data>): Promise<Data> => {
    // A resource missing on the server is not requested again; a failed one is.
    const failure = failed.get(key);
    if (isMissing(failure)) throw failure;
    // An embedded response replaces the first request and counts as fresh.
    if (!delivered.has(key)) return fetch(api);
    const answer = delivered.get(key) as Data;
    delivered.delete(key);
    return answer;
  };
  const response = useSWR<Data, ApiError, string | null>(
    resource?.key ?? null,
    resource === null ? null : () => ask(resource),
    options,
  );
  // The first render shows the failure too, to match the server's HTML.
  const failure = resource === null ? undefined : failed.get(resource.key);
  if (failure !== undefined && response.data === undefined && response.error === undefined)
    return { ...response, error: failure, isLoading: false };
  return response;
}

/** Returns a cached response, if there is one. */
export type Known = <Data>(resource: Resource<Data>) => Data | undefined;

/** Reads cached responses without requesting or subscribing. */
export function useKnown(): Known {
  const { cache, fallback } = useSWRConfig();
  return useCallback(
    <Data>({ key }: Resource<Data>) => (cache.get(key)?.data ?? fallback[key]) as Data | undefined,
    [cache, fallback],
  );
}

/** A query string for a path: with its question mark, or empty. */
export function queryString(query: object): string {
  const text = toQueryString(query);
  return text === '' ? '' : `?${text}`;
}
