import { type PlaceSuggestion, placeTypes, type PlaceType, type Point } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { queryString } from './resource.ts';

/**
 * Places whose names start with `text`. Sends no token. A 200 with a `message` instead of suggestions is an
 * error too.
 */
export async function searchPlaces(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
  types: readonly PlaceType[] = placeTypes,
): Promise<PlaceSuggestion[]> {
  return suggestions(api, `/geo/autocomplete${queryString({ q: text, types: types.join(',') })}`, signal);
}

/** Places to search around: no addresses. */
export const searchTowns = (api: ApiClient, text: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> =>
  searchPlaces(api, text, signal, ['city', 'postcode']);

/** The nearest place to a point; empty outside of the United States. */
export const nearestPlaces = (
  api: ApiClient,
  { latitude, longitude }: Point,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> =>
  suggestions(api, `/geo/nearest${queryString({ lat: latitude, lng: longitude })}`, signal);

async function suggestions(
  api: ApiClient,
  path: string,
  signal: AbortSignal | undefined,
): Promise<PlaceSuggestion[]> {
  const answer = await api.call('GET', path, 'suggestions', { auth: 'none', signal });
  if ('message' in answer) throw new ApiError({ kind: 'http', status: 200, serverMessage: answer.message });
  return answer.suggestions;
}
