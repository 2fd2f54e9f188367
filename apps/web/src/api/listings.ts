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

/** The path of one listing. */
export const listingPath = (id: string): string => `/listings/${encodeURIComponent(id)}`;

/** One page of the public listings. */
export function listings(query: Partial<ListingsQuery>): Resource<ListingsAnswer> {
  const path = `/listings${queryString(toCallParams(query))}`;
  return { key: path, fetch: (api) => api.read(path, 'listings') };
}

/**
 * The listings of a search. `null` when the result is known to be empty: contradictory prices, or an unknown
 * category. A later page uses its first page's anchor, so that new listings don't cause repeats.
 *
 * @param tree the loaded category tree; when it failed to load, empty, and the server validates the category
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

/** Path segments of the API in place of an id: as an id they would get another response. */
const callWords: readonly string[] = ['recent', 'stats', 'counts', 'map'];

/** A request for a map. */
export interface MapCall {
  /** Query parameters of a listings call. */
  query: string;
  /** The visible part, or `''` for all results. */
  bounds: string;
  /** Approximate number of cells across it. */
  cells: number;
}

/** Listings on a map, as visible to the user. */
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

/** A listing's approximate location. */
export function listingArea(id: string): Resource<AreaAnswer> {
  const path = `${listingPath(id)}/area`;
  return { key: path, fetch: (api) => api.read(path, 'listingArea') };
}

/** One listing as the public sees it. */
export function listing(id: string): Resource<Listing> {
  const path = listingPath(id);
  return callWords.includes(id)
    ? { key: `no${path}`, fetch: () => Promise.reject(new ApiError({ kind: 'http', status: 404 })) }
    : { key: path, fetch: (api) => api.read(path, 'listing') };
}

/** The same with its distance from a place; `null` without a place. */
export function listingNear(id: string, near: string): Resource<Listing> | null {
  if (near === '') return null;
  const path = `${listingPath(id)}${queryString({ near })}`;
  return { key: path, fetch: (api) => api.read(path, 'listing') };
}

export function recentListings(limit?: number): Resource<Listing[]> {
  const path = `/listings/recent${queryString({ limit })}`;
  return { key: path, fetch: (api) => api.read(path, 'recentListings') };
}

/**
 * Totals of all listings.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export const listingsStats: Resource<ListingsStats> = {
  key: '/listings/stats',
  fetch: (api) => api.read('/listings/stats', 'listingsStats'),
};

export function useRecentListings(limit?: number): SWRResponse<Listing[], ApiError> {
  return useResource(recentListings(limit));
}
