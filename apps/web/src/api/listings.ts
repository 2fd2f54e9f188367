import type {
  Listing,
  ListingInput,
  ListingsAnswer,
  ListingsQuery,
  ListingsStats,
  ListingStatusInput,
  OwnListingsAnswer,
  OwnListingsQuery,
  ViewAnswer,
} from '@porchlight/domain';
import type { SWRConfiguration, SWRResponse } from 'swr';

import type { ApiClient, CallOptions } from './client.ts';
import type { ApiError } from './errors.ts';
import { privateKey, queryString, type Resource, useResource } from './resource.ts';

const pathOf = (id: string): string => `/listings/${encodeURIComponent(id)}`;

/** One page of the public listings. */
export function listings(query: ListingsQuery): Resource<ListingsAnswer> {
  const path = `/listings${queryString(query)}`;
  return { key: path, fetch: (api) => api.read(path) };
}

/** One listing as everyone sees it. */
export function listing(id: string): Resource<Listing> {
  const path = pathOf(id);
  return { key: path, fetch: (api) => api.read(path) };
}

/** One listing as its owner sees it, contact details included. */
export function ownListing(userId: string, id: string): Resource<Listing> {
  return { key: privateKey(userId, pathOf(id)), fetch: (api) => api.read(pathOf(id)) };
}

/** The newest listings. */
export function recentListings(limit?: number): Resource<Listing[]> {
  const path = `/listings/recent${queryString({ limit })}`;
  return { key: path, fetch: (api) => api.read(path) };
}

/**
 * Totals over all listings.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export const listingsStats: Resource<ListingsStats> = {
  key: '/listings/stats',
  fetch: (api) => api.read('/listings/stats'),
};

/** The signed-in person's own listings. */
export function ownListings(userId: string, query: OwnListingsQuery = {}): Resource<OwnListingsAnswer> {
  const path = `/user/listings${queryString(query)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path) };
}

/** One page of the public listings; `null` asks nothing yet. */
export function useListings(
  query: ListingsQuery | null,
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

/** One's own listings; `null` asks nothing yet. */
export function useOwnListings(
  userId: string | null,
  query: OwnListingsQuery = {},
): SWRResponse<OwnListingsAnswer, ApiError> {
  return useResource(userId === null ? null : ownListings(userId, query));
}

/**
 * Publishes a listing. The same `idempotencyKey` never makes a second one. The end of the session is left to the
 * caller, which keeps the draft.
 */
export function createListing(
  api: ApiClient,
  input: ListingInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Listing> {
  return api.call('POST', '/listings', {
    ...options,
    body: input,
    headers: { 'Idempotency-Key': idempotencyKey },
    onSessionEnd: 'stay',
  });
}

/** Replaces the form's fields of a listing. */
export function updateListing(
  api: ApiClient,
  id: string,
  input: ListingInput,
  options: CallOptions = {},
): Promise<Listing> {
  return api.call('PUT', pathOf(id), { ...options, body: input });
}

/** Marks a listing as sold. */
export function setListingStatus(api: ApiClient, id: string, input: ListingStatusInput): Promise<Listing> {
  return api.call('PATCH', `${pathOf(id)}/status`, { body: input });
}

/** Moves a listing back to the top of the newest ones. */
export function bumpListing(api: ApiClient, id: string): Promise<Listing> {
  return api.call('POST', `${pathOf(id)}/bump`);
}

/** Deletes a listing for good. */
export function deleteListing(api: ApiClient, id: string): Promise<undefined> {
  return api.call('DELETE', pathOf(id));
}

/** Counts one view. Nobody asked for it, so a dead session is no reason to leave the page. */
export function countView(api: ApiClient, id: string, options: CallOptions = {}): Promise<ViewAnswer> {
  return api.call('POST', `${pathOf(id)}/view`, { ...options, onSessionEnd: 'stay' });
}
