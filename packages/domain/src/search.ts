import type { Category, NamedCategory, SubCategory } from './entities.ts';
import {
  defaultSearch,
  filterNames,
  type FilterName,
  type ListingFilters,
  hasOtherEnd,
  type ListingsQuery,
  type ListingsSearch,
  sortsFor,
} from './listingsQuery.ts';
import { sameId } from './records.ts';

/** What the category words of an address mean among the fetched categories. */
export type SearchCategory =
  | { kind: 'all' }
  | { kind: 'group'; group: Category }
  | { kind: 'sub'; group: Category; sub: SubCategory }
  /** Nothing fits: the page shows its empty state, never everything. */
  | { kind: 'unknown' };

function fits(category: NamedCategory, word: string): boolean {
  return category.slug === word || sameId(category.id, word);
}

/** Finds a category by slug or id, with the main group it belongs to. */
export function findCategory(categories: readonly Category[], word: string): SearchCategory {
  if (!word) return { kind: 'all' };
  for (const group of categories) {
    const sub = group.subCategories.find((candidate) => fits(candidate, word));
    if (sub) return { kind: 'sub', group, sub };
    if (fits(group, word)) return { kind: 'group', group };
  }
  return { kind: 'unknown' };
}

/** The category that a search is about: `category` wins over `mainCategory`. */
export function searchCategory(search: ListingsSearch, categories: readonly Category[]): SearchCategory {
  return findCategory(categories, search.category || search.mainCategory);
}

/**
 * What to ask a server for a search. Give the fetched categories, so that ids travel; a word that is not among them
 * travels as it is, and the server finds nothing for it.
 */
export function searchToQuery(search: ListingsSearch, categories: readonly Category[] = []): ListingsQuery {
  const { mainCategory, view: _view, ...filters } = search;
  const found = searchCategory(search, categories);
  let category = search.category || mainCategory;
  if (found.kind === 'sub') category = found.sub.id;
  else if (found.kind === 'group') category = found.group.id;
  return { ...filters, category, status: 'active', seller: '', exclude: '', anchor: '' };
}

/** A query as text, without the parameters that are absent: 'page=1&limit=20', no question mark. */
export function toQueryString(query: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][]) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      params.set(name, String(value));
  }
  return params.toString();
}

/**
 * A search after someone changed it. Anything but a change of page or cursor alone leads back to page 1, and
 * choosing a main group lets go of the subcategory. The first words bring the best match to the top,
 * unless an order was chosen.
 */
export function changeSearch(search: ListingsSearch, change: Partial<ListingsSearch>): ListingsSearch {
  const next = { ...search, page: 1, cursor: '', ...change };
  // Other words may be misspelled again.
  if (next.query !== search.query && change.spelling === undefined) next.spelling = defaultSearch.spelling;
  if (change.mainCategory !== undefined && change.category === undefined) next.category = '';
  if (search.query === '' && next.query !== '' && !isOrderChosen(next)) next.sort = 'relevance';
  // An order that no one sees would come back when the words go, and so would a radius without a place.
  if (!hasOtherEnd(next.sort)) next.order = defaultSearch.order;
  if (next.near === '') next.radius = defaultSearch.radius;
  if (!sortsFor(next).includes(next.sort)) next.sort = defaultSearch.sort;
  return next;
}

function isOrderChosen({ sort, order }: ListingsSearch): boolean {
  return sort !== 'relevance' && (sort !== defaultSearch.sort || order !== defaultSearch.order);
}

/** Lets go of every filter and the order, and keeps the search text, how it is taken, the page size and the view. */
export function clearFilters({ query, spelling, limit, view }: ListingsSearch): ListingsSearch {
  return changeSearch(defaultSearch, { query, spelling, limit, view });
}

const isOn: Record<FilterName, (search: ListingFilters & Partial<ListingsSearch>) => boolean> = {
  query: ({ query }) => query !== '',
  category: ({ category, mainCategory }) => category !== '' || (mainCategory ?? '') !== '',
  location: ({ location }) => location !== '',
  near: ({ near }) => near !== '',
  // Belongs to the place, with which it counts.
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

/** Whether a filter narrows a list. */
export const isFilterOn = (name: FilterName, filters: ListingFilters): boolean => isOn[name](filters);

/** How many filters are on, for the badge. The order counts as one; the words have a field of their own. */
export function activeFilterCount(search: ListingsSearch): number {
  const on = filterNames.filter((name) => (name === 'query' ? isOrderChosen(search) : isOn[name](search)));
  return on.length;
}

/** Whether anything narrows the results, which decides the words of the empty state. */
export function hasSearchCriteria(search: ListingsSearch): boolean {
  return filterNames.some((name) => isOn[name](search));
}

/** Whether the lower price is above the upper one: an error to show, and no request. */
export function isPriceRangeInvalid(search: Pick<ListingsSearch, 'minPrice' | 'maxPrice'>): boolean {
  return search.minPrice !== undefined && search.maxPrice !== undefined && search.minPrice > search.maxPrice;
}
