import {
  type Listing,
  type ListingsAnswer,
  type ListingsQuery,
  type ListingsStats,
  toCallParams,
} from '@porchlight/domain';
import type { SWRConfiguration, SWRResponse } from 'swr';

import { ApiError } from './errors.ts';
import { queryString, type Resource, useResource } from './resource.ts';

/** Where one listing is. */
export const listingPath = (id: string): string => `/listings/${encodeURIComponent(id)}`;

/** One page of the public listings. */
export function listings(query: Partial<ListingsQuery>): Resource<ListingsAnswer> {
  const path = `/listings${queryString(toCallParams(query))}`;
  return { key: path, fetch: (api) => api.read(path, 'listings') };
}

/** Words of the API that stand where an id would: no listing is called so, and the call would answer something else. */
const callWords: readonly string[] = ['recent', 'stats'];

/** One listing as everyone sees it. */
export function listing(id: string): Resource<Listing> {
  const path = listingPath(id);
  return callWords.includes(id)
    ? { key: `no${path}`, fetch: () => Promise.reject(new ApiError({ kind: 'http', status: 404 })) }
    : { key: path, fetch: (api) => api.read(path, 'listing') };
}

/** The newest listings. */
export function recentListings(limit?: number): Resource<Listing[]> {
  const path = `/listings/recent${queryString({ limit })}`;
  return { key: path, fetch: (api) => api.read(path, 'recentListings') };
}

/**
 * Totals over all listings.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export const listingsStats: Resource<ListingsStats> = {
  key: '/listings/stats',
  fetch: (api) => api.read('/listings/stats', 'listingsStats'),
};

/** One page of the public listings; `null` asks nothing yet. */
export function useListings(
  query: Partial<ListingsQuery> | null,
  options?: SWRConfiguration<ListingsAnswer, ApiError>,
): SWRResponse<ListingsAnswer, ApiError> {
  return useResource(query === null ? null : listings(query), options);
}

/** One listing; `null` asks nothing yet. */
export function useListing(id: string | null): SWRResponse<Listing, ApiError> {
  return useResource(id === null ? null : listing(id));
}

/** The newest listings. */
export function useRecentListings(limit?: number): SWRResponse<Listing[], ApiError> {
  return useResource(recentListings(limit));
}
