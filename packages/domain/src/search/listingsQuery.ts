import {
  type ListingCondition,
  listingConditions,
  type ListingStatus,
  listingStatuses,
  type PricePeriod,
  pricePeriods,
} from '../wire/values.ts';
import * as limits from '../limits/index.ts';

/**
 * Sort keys of listings. `relevance` is how well a listing matches the words, and needs words; in a list without
 * words that excludes one listing, it is the similarity to that one. `distance` needs a place.
 */
export const listingSorts = ['relevance', 'distance', 'date', 'price', 'title'] as const;
export type ListingSort = (typeof listingSorts)[number];
/** Sort keys with two directions: best match and nearest have only one. */
export type TwoWaySort = Exclude<ListingSort, 'relevance' | 'distance'>;
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Sort keys and statuses of a user's own listings. */
export const mySorts = ['date', 'price', 'title'] as const;
export const myStatuses = [...listingStatuses, 'all'] as const;

/** How words without results are handled: corrected, or searched exactly as typed. */
export const spellings = ['corrected', 'exact'] as const;
export type Spelling = (typeof spellings)[number];

/** Search radius around a place, in miles; `any` has no limit but shows distances. */
export const radii = [5, 10, 25, 50, 100, 'any'] as const;
export type Radius = (typeof radii)[number];

/** How the listings page shows its results. */
export const listingsViews = ['list', 'map'] as const;
export type ListingsView = (typeof listingsViews)[number];

/** Maximum age of a listing in days; `any` has no limit. */
export const postedWithins = [1, 3, 7, 30, 'any'] as const;
export type PostedWithin = (typeof postedWithins)[number];

/** Filter by condition; `any` includes listings without one. */
export const conditionChoices = [...listingConditions, 'any'] as const;
export type ConditionChoice = ListingCondition | 'any';

/** Filter by price period; `any` includes total prices. */
export const pricePeriodChoices = ['any', ...pricePeriods] as const;
export type PricePeriodChoice = PricePeriod | 'any';

export type PageSize = (typeof limits.pageSizes)[number];

/**
 * Filters of a list of listings. A new filter has to be added wherever filters are parsed, written, shown or applied:
 * each of those places is a record over these names, or does not compile without all of them.
 */
export interface ListingFilters {
  /** Search words; `''` for none. */
  query: string;
  /** A slug or an id; `''` for all. A main category includes all of its subcategories. */
  category: string;
  /** A city, a state's name or code, or a ZIP code, as typed; `''` for anywhere. */
  location: string;
  /** A U.S. city or ZIP code that distances start from, as suggested ('Austin, TX'); `''` for none. */
  near: string;
  /** Radius around that place. */
  radius: Radius;
  /** Minimum price, in the currency of the prices. */
  minPrice: number | undefined;
  /** Maximum price, in the currency of the prices. */
  maxPrice: number | undefined;
  /** Price period: only rents and rates for this period. */
  pricePeriod: PricePeriodChoice;
  /** The map area that listings are in, in the format of `writeBounds`; `''` for anywhere. */
  bounds: string;
  /** Only listings with photos. */
  hasPhotos: boolean;
  /** Maximum age. */
  postedWithin: PostedWithin;
  /** Condition, as stated by the owner. */
  condition: ConditionChoice;
  /** Ids of sellers to exclude, at most `limits.withoutSellersMax`. */
  withoutSellers: readonly string[];
}
export type FilterName = keyof ListingFilters;

/** The search in the URL of the listings page. Texts are trimmed. */
export interface ListingsSearch extends ListingFilters {
  /** A main category's slug; `''` for all. `category` wins over it. */
  mainCategory: string;
  /** How the words are handled. */
  spelling: Spelling;
  /** Sort key. */
  sort: ListingSort;
  /** Sort direction. */
  order: SortOrder;
  /** The page, from 1. */
  page: number;
  /** Start of the page instead of a page number, from a pagination; `''` to use the page number. */
  cursor: string;
  /** Listings per page. */
  limit: PageSize;
  /** Whether the map is shown too. */
  view: ListingsView;
}

/** Request of `GET /listings` and `GET /categories/{id}/listings`. */
export interface ListingsQuery extends ListingFilters {
  spelling: Spelling;
  sort: ListingSort;
  order: SortOrder;
  status: ListingStatus;
  page: number;
  /** 1 to 100. */
  limit: number;
  /** Id of a seller; `''` for all. */
  seller: string;
  /** Id of a listing to exclude, for related listings; `''` for none. */
  exclude: string;
  /** First item of a list sorted by date, from its pagination; `''` for the newest now. */
  anchor: string;
  /** Start of the page, from another page's pagination; `''` to use the page number. */
  cursor: string;
}

/** Request of `GET /user/listings`. */
export interface MyListingsQuery extends Pick<ListingsQuery, 'order' | 'page' | 'limit'> {
  sort: TwoWaySort;
  status: ListingStatus | 'all';
}

/** No filter active. */
export const noFilters: ListingFilters = {
  query: '',
  category: '',
  location: '',
  near: '',
  radius: limits.radiusDefault,
  minPrice: undefined,
  maxPrice: undefined,
  pricePeriod: 'any',
  bounds: '',
  hasPhotos: false,
  postedWithin: 'any',
  condition: 'any',
  withoutSellers: [],
};

/** Every filter, in the order of its fields. */
export const filterNames = Object.keys(noFilters) as readonly FilterName[];

/** The listings page without any parameter. */
export const defaultSearch: ListingsSearch = {
  ...noFilters,
  mainCategory: '',
  spelling: 'corrected',
  sort: 'date',
  order: 'desc',
  page: 1,
  cursor: '',
  limit: limits.pageSizeDefault,
  view: 'list',
};

/** The available sort keys: relevance needs words, distance needs a place. */
export function sortsFor({ query, near }: Pick<ListingFilters, 'query' | 'near'>): ListingSort[] {
  const needs: Partial<Record<ListingSort, string>> = { relevance: query, distance: near };
  return listingSorts.filter((sort) => needs[sort]?.trim() !== '');
}

/** Whether the sort direction can be changed: best match and nearest always come first. */
export const isReversible = (sort: ListingSort): sort is TwoWaySort =>
  sort !== 'relevance' && sort !== 'distance';
