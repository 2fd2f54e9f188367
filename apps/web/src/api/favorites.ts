import type { FavoritesAnswer } from '@porchlight/domain';
import type { SWRResponse } from 'swr';

import type { ApiClient, CallOptions } from './client.ts';
import type { ApiError } from './errors.ts';
import { privateKey, type Resource, useResource } from './resource.ts';

const pathOf = (listingId: string): string => `/favorites/${encodeURIComponent(listingId)}`;

/** Everything the person saved, newest first. One list feeds every favorite button. */
export function favorites(userId: string): Resource<FavoritesAnswer> {
  return { key: privateKey(userId, '/favorites'), fetch: (api) => api.read('/favorites', 'favorites') };
}

/** Whether one listing is saved. Asked on the listing's own page only, and never tried again. */
export function favoriteCheck(userId: string, listingId: string): Resource<boolean> {
  const path = `${pathOf(listingId)}/check`;
  return {
    key: privateKey(userId, path),
    fetch: async (api) => (await api.call('GET', path, 'favoriteCheck')).is_favorite,
  };
}

/** What the person saved; `null` asks nothing yet. */
export function useFavorites(userId: string | null): SWRResponse<FavoritesAnswer, ApiError> {
  return useResource(userId === null ? null : favorites(userId));
}

/** Whether one listing is saved; `null` asks nothing. */
export function useFavoriteCheck(userId: string | null, listingId: string): SWRResponse<boolean, ApiError> {
  return useResource(userId === null ? null : favoriteCheck(userId, listingId));
}

/** Saves a listing, or takes it from the saved ones. Saying the same twice is fine. */
export async function setFavorite(
  api: ApiClient,
  listingId: string,
  isFavorite: boolean,
  options: CallOptions = {},
): Promise<boolean> {
  const method = isFavorite ? 'POST' : 'DELETE';
  return (await api.call(method, pathOf(listingId), 'favorite', options)).is_favorite;
}
