import type { FilterName, ListingsSearch } from '@porchlight/domain';

/** What the form changes: a part of the listings page's search. */
export type FilterValues = Pick<
  ListingsSearch,
  Exclude<FilterName, 'query'> | 'mainCategory' | 'sort' | 'order'
> &
  Partial<Pick<ListingsSearch, 'query'>>;
