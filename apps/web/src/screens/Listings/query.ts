import {
  type Category,
  isPriceRangeInvalid,
  type ListingsQuery,
  type ListingsSearch,
  searchCategory,
  searchToQuery,
} from '@porchlight/domain';

/**
 * What to ask the API for a search. `null` where there is nothing to ask: the prices exclude each other, or the
 * category does not exist, and nothing is the right answer.
 *
 * @param categories The fetched tree; empty when it did not come, in which case the server judges the words itself.
 */
export function listingsQuery(search: ListingsSearch, categories: readonly Category[]): ListingsQuery | null {
  if (isPriceRangeInvalid(search)) return null;
  const isUnknown = categories.length > 0 && searchCategory(search, categories).kind === 'unknown';
  return isUnknown ? null : searchToQuery(search, categories);
}
