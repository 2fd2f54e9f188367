import {
  type Category,
  type ChoiceCountsAnswer,
  isPriceRangeInvalid,
  type ListingsSearch,
  searchToQuery,
  toCallParams,
} from '@porchlight/domain';

import { queryString, type Resource } from './resource.ts';

/** How many listings each choice of a filter would find; `null` when the search can't find anything. */
export function choiceCounts(
  search: ListingsSearch,
  tree: readonly Category[],
): Resource<ChoiceCountsAnswer> | null {
  if (isPriceRangeInvalid(search)) return null;
  // Neither the order nor the page changes the counts.
  const {
    spelling: _s,
    sort: _o,
    order: _d,
    page: _p,
    limit: _l,
    cursor: _c,
    ...filters
  } = searchToQuery(search, tree);
  const path = `/listings/counts${queryString(toCallParams(filters))}`;
  return { key: path, fetch: (api) => api.read(path, 'choiceCounts') };
}
