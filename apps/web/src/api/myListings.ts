import {
  type Asker,
  type Listing,
  type ListingInput,
  type ListingStatusInput,
  type MyListingsAnswer,
  type MyListingsQuery,
  toMyCallParams,
} from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import type { ApiClient, CallOptions } from './client.ts';
import type { ApiError } from './errors.ts';
import { listing, listingPath } from './listings.ts';
import { privateKey, queryString, type Resource, useResource } from './resource.ts';

/** One listing as its owner sees it, with contact details. */
export function myListing(userId: string, id: string): Resource<Listing> {
  const { key, fetch } = listing(id);
  return { key: privateKey(userId, key), fetch };
}

export function myListings(userId: string, query: Partial<MyListingsQuery> = {}): Resource<MyListingsAnswer> {
  const path = `/user/listings${queryString(toMyCallParams(query))}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'myListings') };
}

/** The user's own listings; `null` requests nothing yet. */
export function useMyListings(
  userId: string | null,
  query: Partial<MyListingsQuery> = {},
): SWRResponse<MyListingsAnswer, ApiError> {
  return useResource(userId === null ? null : myListings(userId, query));
}

/**
 * Publishes a listing. Idempotent by `idempotencyKey`. The caller, which keeps the draft, handles the end of
 * the session.
 */
export function createListing(
  api: ApiClient,
  input: ListingInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Listing> {
  return api.call('POST', '/listings', 'listing', {
    ...options,
    body: input,
    idempotencyKey,
    onSessionEnd: 'stay',
  });
}

/** Replaces the form fields of a listing. */
export function updateListing(
  api: ApiClient,
  id: string,
  input: ListingInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Listing> {
  return api.call('PUT', listingPath(id), 'listing', { ...options, body: input, idempotencyKey });
}

/** Users who have written about an own listing, latest first. */
export async function askersOf(api: ApiClient, id: string, options: CallOptions): Promise<readonly Asker[]> {
  return (await api.call('GET', `${listingPath(id)}/askers`, 'askers', options)).askers;
}

/** Reserves, sells, releases or renews a listing. */
export function setListingStatus(api: ApiClient, id: string, input: ListingStatusInput): Promise<Listing> {
  return api.call('PATCH', `${listingPath(id)}/status`, 'listing', { body: input });
}

/** Moves a listing back to the top of the newest ones. */
export function bumpListing(api: ApiClient, id: string): Promise<Listing> {
  return api.call('POST', `${listingPath(id)}/bump`, 'listing');
}

/** Deletes a listing for good. */
export function deleteListing(api: ApiClient, id: string): Promise<undefined> {
  return api.call('DELETE', listingPath(id), 'nothing');
}
