import { type PlaceSuggestion, placeTypes } from '@porchlight/domain';

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
  const answer = await api.call('GET', path, 'suggestions', { auth: 'none', signal });
  if ('message' in answer) throw new ApiError({ kind: 'http', status: 200, serverMessage: answer.message });
  return answer.suggestions;
}
