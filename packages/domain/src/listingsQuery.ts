import type { ListingStatus } from './entities.ts';
import * as limits from './limits/index.ts';

/** What a list of listings can be sorted by. `relevance` is how well it fits the words, and needs some. */
export const listingSorts = ['relevance', 'date', 'price', 'title'] as const;
export type ListingSort = (typeof listingSorts)[number];
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export type PageSize = (typeof limits.pageSizes)[number];

/**
 * What narrows a list of listings. A filter that is added here has to be added wherever one is read, written, shown or
 * applied: each of those places is a record over these names, or does not compile without all of them.
 */
export interface ListingFilters {
  /** Words to look for; `''` for none. */
  query: string;
  /** A slug or an id; `''` for all. A main group means all of its subcategories. */
  category: string;
  /** A city, a state's name or code, or a ZIP code, as typed; `''` for anywhere. */
  location: string;
  /** U.S. dollars. */
  minPrice: number | undefined;
  /** U.S. dollars. */
  maxPrice: number | undefined;
}
export type FilterName = keyof ListingFilters;

/** What the address of the listings page says. Texts are trimmed. */
export interface ListingsSearch extends ListingFilters {
  /** A main group's slug; `''` for all. `category` wins over it. */
  mainCategory: string;
  /** What the list is ordered by. */
  sort: ListingSort;
  /** Which end of it comes first. */
  order: SortOrder;
  /** The page, from 1. */
  page: number;
  /** Listings a page. */
  limit: PageSize;
}

/** What a server is asked for: `GET /listings` and `GET /categories/{id}/listings`. */
export interface ListingsQuery extends ListingFilters {
  sort: ListingSort;
  order: SortOrder;
  status: ListingStatus;
  page: number;
  /** 1 to 100. */
  limit: number;
  /** Id of a listing to leave out; `''` for none. */
  exclude: string;
  /** Where the first page of a list that is sorted by date began, as its pagination told; `''` for its newest now. */
  anchor: string;
}

/** What a server is asked for: `GET /user/listings`. */
export interface MyListingsQuery extends Pick<ListingsQuery, 'order' | 'page' | 'limit'> {
  sort: Exclude<ListingSort, 'relevance'>;
  status: ListingStatus | 'all';
}

/** Everything. */
export const noFilters: ListingFilters = {
  query: '',
  category: '',
  location: '',
  minPrice: undefined,
  maxPrice: undefined,
};

/** The listings page without any parameter. */
export const defaultSearch: ListingsSearch = {
  ...noFilters,
  mainCategory: '',
  sort: 'date',
  order: 'desc',
  page: 1,
  limit: limits.pageSizeDefault,
};

/** What a list can be sorted by: how well it fits only where there are words to fit. */
export function sortsFor(query: string): readonly ListingSort[] {
  return query.trim() === '' ? listingSorts.slice(1) : listingSorts;
}
