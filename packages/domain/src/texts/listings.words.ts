/** The listings page: search, filters, cards, pages. */
import { locale } from '../language/locale.words.ts';
import type { ListingSort, PostedWithin, SortOrder, TwoWaySort } from '../search/listingsQuery.ts';

export const title = 'All Listings';
export const all = 'All';
export const filters = 'Filters';
export const clearFilters = 'Clear all filters';
export const category = 'Category';
export const location = 'Location';
export const minPrice = 'Min price';
export const maxPrice = 'Max price';
export const withPhotos = 'With photos';
export const postedWithin = 'Posted within';
export const postedWithinLabels: Record<PostedWithin, string> = {
  1: '24 hours',
  3: '3 days',
  7: '7 days',
  30: '30 days',
  any: 'Any time',
};
export const anyCondition = 'Any condition';
export const sortBy = 'Sort by';
export const order = 'Order';
export const pageSize = 'Listings per page';
export const sortLabels: Record<ListingSort, string> = {
  relevance: 'Best match',
  distance: 'Distance',
  date: 'Date',
  price: 'Price',
  title: 'Title',
};

/** The label of a sort direction depends on the sort key; the values stay `desc` and `asc`. */
export const orderLabels: Record<TwoWaySort, Record<SortOrder, string>> = {
  date: { desc: 'Newest first', asc: 'Oldest first' },
  price: { desc: 'High to low', asc: 'Low to high' },
  title: { desc: 'Z–A', asc: 'A–Z' },
};
/** Replaces the sort direction while the best match comes first; a direction by date can be chosen instead. */
export const bestFirst = 'Best match first';
/** The same for nearest first. */
export const nearestFirst = 'Nearest first';

export const failedTitle = 'Something went wrong';
export const failedText = "We couldn't load the listings. Please try again.";
export const tryAgain = 'Try again';
export const emptyTitle = 'No listings found';
export const emptyFiltered = 'No listings match your search criteria.';
export const emptyUnfiltered = 'No listings available right now. Check back later!';
export const emptyHint = 'Try adjusting your search filters or browse different categories.';
export const priceRangeInvalid = 'Min price must not be higher than max price';
export { priceInvalid } from './fields.words.ts';

/** 'Showing 21 to 40 of 56 results' */
type Told = number | string;
export const summary = (from: Told, to: Told, total: Told): string =>
  `Showing ${from} to ${to} of ${total} results`;

/**
 * '1 listing', '1,204 listings'
 *
 * @param written the formatted number
 */
export const count = (total: number, written = total.toLocaleString(locale)): string =>
  `${written} ${total === 1 ? 'listing' : 'listings'}`;
