import {
  type AreaAnswer,
  type Category,
  isPriceRangeInvalid,
  type Listing,
  type ListingsAnswer,
  type ListingsQuery,
  type ListingsSearch,
  type ListingsStats,
  type MapAnswer,
  searchCategory,
  searchToQuery,
  toCallParams,
} from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { type Known, queryString, type Resource, useResource } from './resource.ts';

/** Where one listing is. */
export const listingPath = (id: string): string => `/listings/${encodeURIComponent(id)}`;

/** One page of the public listings. */
export function listings(query: Partial<ListingsQuery>): Resource<ListingsAnswer> {
  const path = `/listings${queryString(toCallParams(query))}`;
  return { key: path, fetch: (api) => api.read(path, 'listings') };
}

/**
 * What a search shows. `null` where there is nothing to ask: the prices exclude each other, or the category does not
 * exist, and nothing is the right answer. A later page goes on from what its first page began with, so that it repeats
 * nothing when something is posted.
 *
 * @param tree The fetched one; empty when it did not come, in which case the server judges the words itself.
 */
export function searchListings(
  search: ListingsSearch,
  tree: readonly Category[],
  known: Known,
): Resource<ListingsAnswer> | null {
  if (isPriceRangeInvalid(search)) return null;
  if (tree.length > 0 && searchCategory(search, tree).kind === 'unknown') return null;
  const query = searchToQuery(search, tree);
  if (search.page === 1) return listings(query);
  const first = known(listings({ ...query, page: 1 }));
  return listings({ ...query, anchor: first?.pagination.anchor ?? '' });
}

/** Words of the API that stand where an id would: no listing is called so, and the call would answer something else. */
const callWords: readonly string[] = ['recent', 'stats', 'map'];

/** What a map is asked for. */
export interface MapCall {
  /** Parameters of a call for listings, as an address has them. */
  query: string;
  /** The part that is shown, or `''` for all that is found. */
  bounds: string;
  /** About how many cells fit across it. */
  cells: number;
}

/** Listings on a map: those that whoever asks may see. */
export function mapOfListings(
  api: ApiClient,
  { query, bounds, cells }: MapCall,
  signal?: AbortSignal,
): Promise<MapAnswer> {
  const params = new URLSearchParams(query);
  if (bounds !== '') params.set('bounds', bounds);
  params.set('cells', String(cells));
  return api.call('GET', `/listings/map?${params}`, 'listingsMap', { signal });
}

/** About where a listing is. */
export function listingArea(id: string): Resource<AreaAnswer> {
  const path = `${listingPath(id)}/area`;
  return { key: path, fetch: (api) => api.read(path, 'listingArea') };
}

/** One listing as everyone sees it. */
export function listing(id: string): Resource<Listing> {
  const path = listingPath(id);
  return callWords.includes(id)
    ? { key: `no${path}`, fetch: () => Promise.reject(new ApiError({ kind: 'http', status: 404 })) }
    : { key: path, fetch: (api) => api.read(path, 'listing') };
}

/** The same, with how far it is from a place; `null` without one. */
export function listingNear(id: string, near: string): Resource<Listing> | null {
  if (near === '') return null;
  const path = `${listingPath(id)}${queryString({ near })}`;
  return { key: path, fetch: (api) => api.read(path, 'listing') };
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

/** The newest listings. */
export function useRecentListings(limit?: number): SWRResponse<Listing[], ApiError> {
  return useResource(recentListings(limit));
}
