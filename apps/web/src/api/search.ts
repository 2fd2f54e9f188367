import type { SearchSuggestion } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { queryString } from './resource.ts';

/**
 * What may be meant by the beginning of a search: categories and words that find something, at most eight. Sends no token.
 *
 * @param text As it stands in the field: a space at its end says that the last word is whole.
 */
export async function searchSuggestions(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<SearchSuggestion[]> {
  const path = `/search/suggestions${queryString({ query: text })}`;
  return (await api.call('GET', path, 'searchSuggestions', { auth: 'none', signal })).suggestions;
}
