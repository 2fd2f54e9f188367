import type { Category, SubCategory } from './entities.ts';
import * as limits from './limits.ts';
import { parsePriceText } from './price.ts';
import { sameId } from './records.ts';
import type { ListingsQuery, SortField, SortOrder } from './wire.ts';

/** The words for what is sorted by in page addresses; the first one needs words to search for. */
const searchSorts = ['relevance', 'date', 'price', 'title'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What a list can be sorted by: how well it fits only where there are words to fit. */
export function sortsFor(q: string): readonly SearchSort[] {
  return q.trim() === '' ? searchSorts.slice(1) : searchSorts;
}

export type PageSize = (typeof limits.pageSizes)[number];

/** What the address of the listings page says. Texts are trimmed and may be empty. */
export interface ListingsSearch {
  /** Words to look for; `''` for none. */
  q: string;
  /** A subcategory's slug, or its id in links from breadcrumbs. Wins over `mainCategory`. */
  category: string;
  /** A main group's slug; `''` for all. */
  mainCategory: string;
  /** A town or a part of one, as typed; `''` for anywhere. */
  location: string;
  /** U.S. dollars. */
  minPrice: number | undefined;
  /** U.S. dollars. */
  maxPrice: number | undefined;
  /** What the list is ordered by. */
  sort: SearchSort;
  /** Which end of it comes first. */
  order: SortOrder;
  /** The page, from 1. */
  page: number;
  /** Listings a page. */
  limit: PageSize;
}

/** The listings page without any parameter. */
export const defaultSearch: ListingsSearch = {
  q: '',
  category: '',
  mainCategory: '',
  location: '',
  minPrice: undefined,
  maxPrice: undefined,
  sort: 'date',
  order: 'desc',
  page: 1,
  limit: limits.pageSizeDefault,
};

function oneOf<Value extends string | number>(
  values: readonly Value[],
  value: string | number,
  fallback: Value,
): Value {
  return values.find((known) => known === value) ?? fallback;
}

function parsePage(text: string): number {
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/** Reads the address of the listings page. Whatever makes no sense becomes its default. */
export function parseSearch(params: URLSearchParams): ListingsSearch {
  const text = (name: string): string => (params.get(name) ?? '').trim();
  return {
    q: text('q'),
    category: text('category'),
    mainCategory: text('mainCategory'),
    location: text('location'),
    minPrice: parsePriceText(text('min_price')),
    maxPrice: parsePriceText(text('max_price')),
    sort: oneOf<SearchSort>(sortsFor(text('q')), text('sort'), defaultSearch.sort),
    order: oneOf(['asc', 'desc'], text('order'), defaultSearch.order),
    page: parsePage(text('page')),
    limit: oneOf(limits.pageSizes, Number(text('limit') || Number.NaN), defaultSearch.limit),
  };
}

/** Writes the address of the listings page: only what differs from the defaults, always in one order. */
export function searchToParams(search: Partial<ListingsSearch>): URLSearchParams {
  const full = { ...defaultSearch, ...search };
  const params = new URLSearchParams();
  const set = (
    name: string,
    value: string | number | undefined,
    absent: string | number | undefined,
  ): void => {
    if (value !== undefined && value !== absent) params.set(name, String(value));
  };
  set('q', full.q.trim(), '');
  set('category', full.category.trim(), '');
  set('mainCategory', full.mainCategory.trim(), '');
  set('location', full.location.trim(), '');
  set('min_price', full.minPrice, undefined);
  set('max_price', full.maxPrice, undefined);
  set('sort', full.sort, defaultSearch.sort);
  set('order', full.order, defaultSearch.order);
  set('page', full.page, defaultSearch.page);
  set('limit', full.limit, defaultSearch.limit);
  return params;
}

/** What the category words of an address mean among the fetched categories. */
export type SearchCategory =
  | { kind: 'all' }
  | { kind: 'group'; group: Category }
  | { kind: 'sub'; group: Category; sub: SubCategory }
  /** Nothing fits: the page shows its empty state, never everything. */
  | { kind: 'unknown' };

function fits(category: SubCategory, word: string): boolean {
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

const sortFieldOf: Record<Exclude<SearchSort, 'relevance'>, SortField> = {
  date: 'created_at',
  price: 'price',
  title: 'title',
};

/**
 * The API's query for a search. Without a field to sort by, the server sorts words by how well they fit. Give the
 * fetched categories, so that ids travel; a word that is not among them travels as it is, and the server finds nothing
 * for it.
 */
export function searchToApiQuery(
  search: ListingsSearch,
  categories: readonly Category[] = [],
): ListingsQuery {
  const found = searchCategory(search, categories);
  const ids = { all: undefined, unknown: search.category || search.mainCategory };
  let categoryId: string | undefined;
  if (found.kind === 'sub') categoryId = found.sub.id;
  else if (found.kind === 'group') categoryId = found.group.id;
  else categoryId = ids[found.kind];
  return {
    ...(search.q && { query: search.q }),
    ...(categoryId && { category_id: categoryId }),
    ...(search.location && { location: search.location }),
    ...(search.minPrice !== undefined && { min_price: search.minPrice }),
    ...(search.maxPrice !== undefined && { max_price: search.maxPrice }),
    ...(search.sort !== 'relevance' && { sort_by: sortFieldOf[search.sort], sort_order: search.order }),
    status: 'active',
    page: search.page,
    limit: search.limit,
  };
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
 * A search after someone changed it. Anything but a change of page alone leads back to page 1, and
 * choosing a main group lets go of the subcategory. The first words bring the best match to the top,
 * unless an order was chosen.
 */
export function changeSearch(search: ListingsSearch, change: Partial<ListingsSearch>): ListingsSearch {
  const next = { ...search, page: 1, ...change };
  if (change.mainCategory !== undefined && change.category === undefined) next.category = '';
  if (search.q === '' && next.q !== '' && !isOrderChosen(next)) next.sort = 'relevance';
  // The best match has no other end, and an order that nobody sees would come back when the words go.
  if (next.sort === 'relevance') next.order = defaultSearch.order;
  if (!sortsFor(next.q).includes(next.sort)) next.sort = defaultSearch.sort;
  return next;
}

function isOrderChosen({ sort, order }: ListingsSearch): boolean {
  return sort !== 'relevance' && (sort !== defaultSearch.sort || order !== defaultSearch.order);
}

/** Lets go of every filter and the order, and keeps the search text and the page size. */
export function clearFilters({ q, limit }: ListingsSearch): ListingsSearch {
  return changeSearch(defaultSearch, { q, limit });
}

/** How many filters are on, for the badge: category, location, each price and the order count. */
export function activeFilterCount(search: ListingsSearch): number {
  return [
    search.category || search.mainCategory,
    search.location,
    search.minPrice !== undefined,
    search.maxPrice !== undefined,
    isOrderChosen(search),
  ].filter(Boolean).length;
}

/** Whether anything narrows the results, which decides the words of the empty state. */
export function hasSearchCriteria(search: ListingsSearch): boolean {
  const { q, category, mainCategory, location, minPrice, maxPrice } = search;
  return (
    Boolean(q || category || mainCategory || location) || minPrice !== undefined || maxPrice !== undefined
  );
}

/** Whether the lower price is above the upper one: an error to show, and no request. */
export function isPriceRangeInvalid(search: Pick<ListingsSearch, 'minPrice' | 'maxPrice'>): boolean {
  return search.minPrice !== undefined && search.maxPrice !== undefined && search.minPrice > search.maxPrice;
}
