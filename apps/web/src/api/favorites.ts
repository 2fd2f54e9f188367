import type { FavoritesAnswer } from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import type { ApiClient, CallOptions } from './client.ts';
import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

const pathOf = (listingId: string): string => `/favorites/${encodeURIComponent(listingId)}`;

/** The user's favorites, newest first. One list feeds every favorite button. */
export function favorites(userId: string): Resource<FavoritesAnswer> {
  return { key: privateKey(userId, '/favorites'), fetch: (api) => api.read('/favorites', 'favorites') };
}

/** Whether one listing is saved. Requested only on the listing's page, without retries. */
export function favoriteCheck(userId: string, listingId: string): Resource<boolean> {
  const path = `${pathOf(listingId)}/check`;
  return {
    key: privateKey(userId, path),
    fetch: async (api) => (await api.call('GET', path, 'favoriteCheck')).is_favorite,
  };
}

/** The user's favorites; `null` requests nothing yet. */
export function useFavorites(userId: string | null): SWRResponse<FavoritesAnswer, ApiError> {
  return useResource(userId === null ? null : favorites(userId));
}

/** Whether one listing is saved; `null` requests nothing. */
export function useFavoriteCheck(userId: string | null, listingId: string): SWRResponse<boolean, ApiError> {
  return useResource(userId === null ? null : favoriteCheck(userId, listingId));
}

/** Saves or removes a listing. Idempotent. */
export async function setFavorite(
  api: ApiClient,
  listingId: string,
  isFavorite: boolean,
  options: CallOptions = {},
): Promise<boolean> {
  const method = isFavorite ? 'POST' : 'DELETE';
  return (await api.call(method, pathOf(listingId), 'favorite', options)).is_favorite;
}
