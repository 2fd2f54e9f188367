import {
  type ListingCondition,
  listingConditions,
  type ListingStatus,
  type PricePeriod,
  pricePeriods,
} from './entities.ts';
import * as limits from './limits/index.ts';

/**
 * What a list of listings can be sorted by. `relevance` is how well it fits the words, and needs some; in a list without
 * words that leaves out one listing, how near it is to that one. `distance` is how far it is from a place, and needs one.
 */
export const listingSorts = ['relevance', 'distance', 'date', 'price', 'title'] as const;
export type ListingSort = (typeof listingSorts)[number];
/** What has another end that may come first: neither the best match nor the nearest has one. */
export type TwoWaySort = Exclude<ListingSort, 'relevance' | 'distance'>;
export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** How words are taken that find nothing: for what they may have been meant to be, or to the letter. */
export const spellings = ['corrected', 'exact'] as const;
export type Spelling = (typeof spellings)[number];

/** How far around a place a search goes, in miles; `any` is anywhere, with the distance from there. */
export const radii = [5, 10, 25, 50, 100, 'any'] as const;
export type Radius = (typeof radii)[number];

/** How the listings page shows what it found. */
export const listingsViews = ['list', 'map'] as const;
export type ListingsView = (typeof listingsViews)[number];

/** So many days ago at the most a listing was posted; `any` is whenever. */
export const postedWithins = [1, 3, 7, 30, 'any'] as const;
export type PostedWithin = (typeof postedWithins)[number];

/** What shape things are in that a list is narrowed to; `any` is whichever, unsaid included. */
export const conditionChoices = [...listingConditions, 'any'] as const;
export type ConditionChoice = ListingCondition | 'any';

/** What prices are for that a list is narrowed to; `any` is whatever, the whole included. */
export const pricePeriodChoices = ['any', ...pricePeriods] as const;
export type PricePeriodChoice = PricePeriod | 'any';

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
  /** A U.S. city or ZIP code that distances are from, as it is suggested ('Austin, TX'); `''` for none. */
  near: string;
  /** How far around that place. */
  radius: Radius;
  /** The lowest price, in the currency of the prices. */
  minPrice: number | undefined;
  /** The highest price, in the currency of the prices. */
  maxPrice: number | undefined;
  /** What a price is for: only rents and rates for so long. */
  pricePeriod: PricePeriodChoice;
  /** The part of a map that listings lie in, as `writeBounds` tells it; `''` for anywhere. */
  bounds: string;
  /** Only what has a photo. */
  hasPhotos: boolean;
  /** How long ago it was posted at the most. */
  postedWithin: PostedWithin;
  /** What shape it is in, as its owner says. */
  condition: ConditionChoice;
  /** Ids of people whose listings are left out, no more than `limits.withoutSellersMax`. */
  withoutSellers: readonly string[];
}
export type FilterName = keyof ListingFilters;

/** What the address of the listings page says. Texts are trimmed. */
export interface ListingsSearch extends ListingFilters {
  /** A main group's slug; `''` for all. `category` wins over it. */
  mainCategory: string;
  /** How the words are taken. */
  spelling: Spelling;
  /** What the list is ordered by. */
  sort: ListingSort;
  /** Which end of it comes first. */
  order: SortOrder;
  /** The page, from 1. */
  page: number;
  /** Where the page begins instead, as a pagination told; `''` for where its number says. */
  cursor: string;
  /** Listings a page. */
  limit: PageSize;
  /** Whether they are on a map, too. */
  view: ListingsView;
}

/** What a server is asked for: `GET /listings` and `GET /categories/{id}/listings`. */
export interface ListingsQuery extends ListingFilters {
  spelling: Spelling;
  sort: ListingSort;
  order: SortOrder;
  status: ListingStatus;
  page: number;
  /** 1 to 100. */
  limit: number;
  /** Id of the person whose listings are asked for; `''` for everyone's. */
  seller: string;
  /** Id of a listing to leave out, for those that are related to it; `''` for none. */
  exclude: string;
  /** Where the first page of a list that is sorted by date began, as its pagination told; `''` for its newest now. */
  anchor: string;
  /** Where the page begins, as the pagination of another told; `''` for where its number says. */
  cursor: string;
}

/** What a server is asked for: `GET /user/listings`. */
export interface MyListingsQuery extends Pick<ListingsQuery, 'order' | 'page' | 'limit'> {
  sort: TwoWaySort;
  status: ListingStatus | 'all';
}

/** Everything. */
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

/** What a list can be sorted by: how well it fits where there are words to fit, how far it is where someone says from where. */
export function sortsFor({ query, near }: Pick<ListingFilters, 'query' | 'near'>): ListingSort[] {
  const needs: Partial<Record<ListingSort, string>> = { relevance: query, distance: near };
  return listingSorts.filter((sort) => needs[sort]?.trim() !== '');
}

/** Whether a list can be turned around: the best match and the nearest come first, always. */
export const hasOtherEnd = (sort: ListingSort): sort is TwoWaySort =>
  sort !== 'relevance' && sort !== 'distance';
