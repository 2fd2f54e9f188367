import type { FilterName, ListingsSearch } from '@porchlight/domain';

/** The part of the listings page's search that the form changes. Excluded sellers have no field. */
export type FilterValues = Pick<
  ListingsSearch,
  Exclude<FilterName, 'query' | 'withoutSellers'> | 'mainCategory' | 'sort' | 'order'
> &
  Partial<Pick<ListingsSearch, 'query'>>;

/** Radius in miles; `any` has no limit but shows distances, and `null` is only the place. */
export type PlaceRadius = ListingsSearch['radius'] | null;
