import type { FilterName, ListingsSearch } from '@porchlight/domain';

/** What the form changes: a part of the listings page's search. People who are left out have no field. */
export type FilterValues = Pick<
  ListingsSearch,
  Exclude<FilterName, 'query' | 'withoutSellers'> | 'mainCategory' | 'sort' | 'order'
> &
  Partial<Pick<ListingsSearch, 'query'>>;

/** How far around a place, in miles; `any` is anywhere, with distances from there, and `null` the place itself. */
export type PlaceRadius = ListingsSearch['radius'] | null;
