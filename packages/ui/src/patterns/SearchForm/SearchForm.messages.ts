import {
  type ConditionChoice,
  type ListingSort,
  type PostedWithin,
  type PricePeriodChoice,
  type SortOrder,
  texts,
  type TwoWaySort,
} from '@porchlight/domain';

/** The words of a `SearchForm`. */
export interface SearchFormMessages {
  /** The field for words, on a page. */
  words: string;
  wordsHint: string;
  category: string;
  allCategories: string;
  /** All of one main group: 'All Services'. */
  allOf: (group: string) => string;
  location: string;
  /** Below the place, on a page. */
  locationHint: string;
  minPrice: string;
  maxPrice: string;
  /** Below a price that is none. */
  priceInvalid: string;
  /** Below the higher price, where the lower one is above it. */
  priceRangeInvalid: string;
  /** The field for what a price is for, where people rent or hire. */
  pricePeriod: string;
  /** Each period, and any. */
  pricePeriods: Record<PricePeriodChoice, string>;
  /** The field for how long ago it was posted at the most. */
  postedWithin: string;
  /** So many days. */
  postedWithins: Record<PostedWithin, string>;
  /** The field for what shape it is in. */
  condition: string;
  /** Each shape, and any. */
  conditions: Record<ConditionChoice, string>;
  /** Only what has a photo. */
  withPhotos: string;
  sortBy: string;
  /** What to sort by. */
  sorts: Record<ListingSort, string>;
  order: string;
  /** Which end comes first; the words depend on what is sorted. */
  orders: Record<TwoWaySort, Record<SortOrder, string>>;
  /** In the order's place while the best match comes first. */
  bestFirst: string;
  /** The same while the nearest comes first. */
  nearestFirst: string;
}

export const english: SearchFormMessages = {
  words: 'Words',
  wordsHint: 'A thing, a skill, a brand',
  category: texts.listings.category,
  allCategories: 'All categories',
  allOf: (group) => `All ${group}`,
  location: texts.listings.location,
  locationHint: 'A city, a state or a ZIP code',
  minPrice: texts.listings.minPrice,
  maxPrice: texts.listings.maxPrice,
  priceInvalid: texts.listings.priceInvalid,
  priceRangeInvalid: texts.listings.priceRangeInvalid,
  pricePeriod: texts.listing.pricePeriod,
  pricePeriods: { ...texts.listing.pricePeriodLabels, any: 'Anything' },
  postedWithin: texts.listings.postedWithin,
  postedWithins: texts.listings.postedWithinLabels,
  condition: texts.listing.condition,
  conditions: { ...texts.listing.conditionLabels, any: texts.listings.anyCondition },
  withPhotos: texts.listings.withPhotos,
  sortBy: texts.listings.sortBy,
  sorts: texts.listings.sortLabels,
  order: texts.listings.order,
  orders: texts.listings.orderLabels,
  bestFirst: texts.listings.bestFirst,
  nearestFirst: texts.listings.nearestFirst,
};
