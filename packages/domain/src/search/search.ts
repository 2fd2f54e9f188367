import type { Category, NamedCategory, SubCategory } from '../answers/index.ts';
import {
  defaultSearch,
  filterNames,
  type FilterName,
  type ListingFilters,
  isReversible,
  type ListingsQuery,
  type ListingsSearch,
  sortsFor,
} from './listingsQuery.ts';
import { sameId } from '../wire/records.ts';

/** What the category parameters of a URL match among the fetched categories. */
export type SearchCategory =
  | { kind: 'all' }
  | { kind: 'group'; group: Category }
  | { kind: 'sub'; group: Category; sub: SubCategory }
  /** No match: the page shows its empty state, never everything. */
  | { kind: 'unknown' };

function fits(category: NamedCategory, word: string): boolean {
  return category.slug === word || sameId(category.id, word);
}

/** Finds a category by slug or id, with its main category. */
export function findCategory(categories: readonly Category[], word: string): SearchCategory {
  if (!word) return { kind: 'all' };
  for (const group of categories) {
    const sub = group.subCategories.find((candidate) => fits(candidate, word));
    if (sub) return { kind: 'sub', group, sub };
    if (fits(group, word)) return { kind: 'group', group };
  }
  return { kind: 'unknown' };
}

/** The category of a search: `category` wins over `mainCategory`. */
export function searchCategory(search: ListingsSearch, categories: readonly Category[]): SearchCategory {
  return findCategory(categories, search.category || search.mainCategory);
}

/**
 * The server query of a search. Pass the fetched categories, so that ids are sent; an unknown word is sent unchanged,
 * and the server finds nothing for it.
 */
export function searchToQuery(search: ListingsSearch, categories: readonly Category[] = []): ListingsQuery {
  const { mainCategory, view: _view, ...filters } = search;
  const found = searchCategory(search, categories);
  let category = search.category || mainCategory;
  if (found.kind === 'sub') category = found.sub.id;
  else if (found.kind === 'group') category = found.group.id;
  return { ...filters, category, status: 'active', seller: '', exclude: '', anchor: '' };
}

/** A query as text, without absent parameters: 'page=1&limit=20', no question mark. */
export function toQueryString(query: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value));
  }
  return params.toString();
}

/**
 * A search after a change. Anything but a change of only page or cursor goes back to page 1, and choosing a main
 * category clears the subcategory. The first words select relevance, unless a sort key was chosen.
 */
export function changeSearch(search: ListingsSearch, change: Partial<ListingsSearch>): ListingsSearch {
  const next = { ...search, page: 1, cursor: '', ...change };
  // The new words may be misspelled again.
  if (next.query !== search.query && change.spelling === undefined) next.spelling = defaultSearch.spelling;
  if (change.mainCategory !== undefined && change.category === undefined) next.category = '';
  if (search.query === '' && next.query !== '' && !isOrderChosen(next)) next.sort = 'relevance';
  // A hidden sort direction would come back when the words are cleared, and so would a radius without a place.
  if (!isReversible(next.sort)) next.order = defaultSearch.order;
  if (next.near === '') next.radius = defaultSearch.radius;
  if (!sortsFor(next).includes(next.sort)) next.sort = defaultSearch.sort;
  return next;
}

function isOrderChosen({ sort, order }: ListingsSearch): boolean {
  return sort !== 'relevance' && (sort !== defaultSearch.sort || order !== defaultSearch.order);
}

/** Clears every filter and the order, and keeps the words, their spelling mode, the page size and the view. */
export function clearFilters({ query, spelling, limit, view }: ListingsSearch): ListingsSearch {
  return changeSearch(defaultSearch, { query, spelling, limit, view });
}

const isOn: Record<FilterName, (search: ListingFilters & Partial<ListingsSearch>) => boolean> = {
  query: ({ query }) => query !== '',
  category: ({ category, mainCategory }) => category !== '' || (mainCategory ?? '') !== '',
  location: ({ location }) => location !== '',
  near: ({ near }) => near !== '',
  // Counted with the place.
  radius: () => false,
  minPrice: ({ minPrice }) => minPrice !== undefined,
  maxPrice: ({ maxPrice }) => maxPrice !== undefined,
  pricePeriod: ({ pricePeriod }) => pricePeriod !== 'any',
  bounds: ({ bounds }) => bounds !== '',
  hasPhotos: ({ hasPhotos }) => hasPhotos,
  postedWithin: ({ postedWithin }) => postedWithin !== 'any',
  condition: ({ condition }) => condition !== 'any',
  withoutSellers: ({ withoutSellers }) => withoutSellers.length > 0,
};

/** Whether a filter is active. */
export const isFilterOn = (name: FilterName, filters: ListingFilters): boolean => isOn[name](filters);

/** Number of active filters, for the badge. The order counts as one; the words have their own field. */
export function activeFilterCount(search: ListingsSearch): number {
  const on = filterNames.filter((name) => (name === 'query' ? isOrderChosen(search) : isOn[name](search)));
  return on.length;
}

/** Whether anything narrows the results, which selects the empty state's text. */
export function hasSearchCriteria(search: ListingsSearch): boolean {
  return filterNames.some((name) => isOn[name](search));
}

/** Whether the minimum price is above the maximum: show an error, send no request. */
export function isPriceRangeInvalid(search: Pick<ListingsSearch, 'minPrice' | 'maxPrice'>): boolean {
  return search.minPrice !== undefined && search.maxPrice !== undefined && search.minPrice > search.maxPrice;
}
