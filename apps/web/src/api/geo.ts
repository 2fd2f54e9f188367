import { type PlaceSuggestion, placeTypes, type SuggestionsAnswer } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { queryString } from './resource.ts';

/**
 * Places whose name begins like `text`. Sends no token. A refusal that comes as 200 with a `message` instead of
 * suggestions is an error too.
 */
export async function searchPlaces(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[]> {
  const path = `/geo/autocomplete${queryString({ q: text, types: placeTypes.join(',') })}`;
  const body = await api.raw<Partial<SuggestionsAnswer> & { message?: string }>('GET', path, {
    auth: 'none',
    signal,
  });
  if (body.suggestions === undefined)
    throw new ApiError({ kind: 'http', status: 200, serverMessage: body.message });
  return body.suggestions;
}
