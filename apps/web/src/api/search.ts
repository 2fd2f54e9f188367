import type { SearchSuggestion } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { queryString } from './resource.ts';

/**
 * Search suggestions: categories and words with results, at most eight. Sends no token.
 *
 * @param text the field's text; a trailing space means that the last word is complete
 */
export async function searchSuggestions(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<SearchSuggestion[]> {
  const path = `/search/suggestions${queryString({ query: text })}`;
  return (await api.call('GET', path, 'searchSuggestions', { auth: 'none', signal })).suggestions;
}
