import {
  type ConditionChoice,
  type ListingSort,
  type PostedWithin,
  type PricePeriodChoice,
  type SortOrder,
  texts,
  type TwoWaySort,
} from '@porchlight/domain';

/** Texts of a `SearchForm`. */
export interface SearchFormMessages {
  /** The field for search words, on a page. */
  words: string;
  wordsHint: string;
  category: string;
  allCategories: string;
  /** All of one main category: 'All Services'. */
  allOf: (group: string) => string;
  location: string;
  /** Below the place, on a page. */
  locationHint: string;
  minPrice: string;
  maxPrice: string;
  /** Below an invalid price. */
  priceInvalid: string;
  /** Below the maximum price, if the minimum is above it. */
  priceRangeInvalid: string;
  /** The field for the price period, for rentals and services. */
  pricePeriod: string;
  /** Each period, and any. */
  pricePeriods: Record<PricePeriodChoice, string>;
  /** The field for the maximum age. */
  postedWithin: string;
  /** Numbers of days. */
  postedWithins: Record<PostedWithin, string>;
  /** The field for the condition. */
  condition: string;
  /** Each condition, and any. */
  conditions: Record<ConditionChoice, string>;
  /** Only listings with photos. */
  withPhotos: string;
  /** A choice with the number of listings that it would find: 'Furniture (12)'. */
  counted: (choice: string, count: string) => string;
  sortBy: string;
  /** Sort keys. */
  sorts: Record<ListingSort, string>;
  order: string;
  /** Sort directions; the texts depend on the sort key. */
  orders: Record<TwoWaySort, Record<SortOrder, string>>;
  /** Shown instead of a direction for best match. */
  bestFirst: string;
  /** The same for nearest first. */
  nearestFirst: string;
}

export const english: SearchFormMessages = {
  words: 'Keywords',
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
  counted: (choice, count) => `${choice} (${count})`,
  sortBy: texts.listings.sortBy,
  sorts: texts.listings.sortLabels,
  order: texts.listings.order,
  orders: texts.listings.orderLabels,
  bestFirst: texts.listings.bestFirst,
  nearestFirst: texts.listings.nearestFirst,
};
