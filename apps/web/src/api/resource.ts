import { limits, toQueryString } from '@porchlight/domain';
import { useCallback } from 'react';
import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';

import { useApiContext } from './ApiContext.tsx';
import type { ApiClient } from './client.ts';
import { type ApiError, isMissing } from './errors.ts';

/**
 * One question to the API: its cache key and how to ask. Keys are strings so that the server can send answers along
 * with a page under the same names.
 */
export interface Resource<Data> {
  key: string;
  fetch: (api: ApiClient) => Promise<Data>;
}

/** Private answers carry the person's id in their key, so that a change of person never shows another's data. */
export function privateKey(userId: string, path: string): string {
  return `@${userId}${path}`;
}

/**
 * How cached answers live: fresh for five minutes, not asked again on focus. SWR's own retry comes 5 to 10 s after
 * the error is on the screen, so the retry is in the fetchers instead (`client.read`).
 */
export const swrDefaults = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: limits.staleMs,
} satisfies SWRConfiguration;

/**
 * The cache of a page, with the answers that came with it as SWR keeps what it got itself: its first look at them
 * draws nothing again.
 *
 * @param answers By cache key.
 */
export const cacheOf = (answers: Readonly<Record<string, unknown>>): Cache =>
  new Map(
    Object.entries(answers).map(([key, data]) => [key, { data, isLoading: false, isValidating: false }]),
  );

/** Reads a resource; `null` asks nothing yet. */
export function useResource<Data>(
  resource: Resource<Data> | null,
  options?: SWRConfiguration<Data, ApiError>,
): SWRResponse<Data, ApiError> {
  const { api, delivered, failed } = useApiContext();
  const ask = async ({ key, fetch }: Resource<Data>): Promise<Data> => {
    // What did not exist a moment ago still does not. What failed may come now.
    const failure = failed.get(key);
    if (isMissing(failure)) throw failure;
    // What came with the page is as good as an answer just fetched, and counts as fresh from now on.
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
  // The first render says it too: what the server sent must be what the browser takes over.
  const failure = resource === null ? undefined : failed.get(resource.key);
  if (failure !== undefined && response.data === undefined && response.error === undefined)
    return { ...response, error: failure, isLoading: false };
  return response;
}

/** Tells the answer to a question, where it is there already. */
export type Known = <Data>(resource: Resource<Data>) => Data | undefined;

/** Looks answers up without asking for them. Whoever looks is not told when one changes. */
export function useKnown(): Known {
  const { cache, fallback } = useSWRConfig();
  return useCallback(
    <Data>({ key }: Resource<Data>) => (cache.get(key)?.data ?? fallback[key]) as Data | undefined,
    [cache, fallback],
  );
}

/** A query as it is appended to a path: with its question mark, or nothing at all. */
export function queryString(query: object): string {
  const text = toQueryString(query);
  return text === '' ? '' : `?${text}`;
}
