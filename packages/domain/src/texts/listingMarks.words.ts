/** Texts of a listing wherever it is shown: separate from those of its page, which lists don't need. */
import type { ListingCondition, ListingStatus, PricePeriod } from '../wire/values.ts';

export const browseAll = 'Browse all listings';
export const featured = 'Featured';
export const save = 'Save to favorites';
export const saved = 'Saved to favorites';
export const updating = 'Updating...';
export const saveFailed = 'That did not save. Please try again.';
export const obo = '(obo)';
/** After the amount of a rent or a rate: '$850/month' */
export const perPeriod: Record<PricePeriod, string> = {
  hour: '/hour',
  day: '/day',
  week: '/week',
  month: '/month',
};
export const pricePeriod = 'Price is for';
export const pricePeriodLabels: Record<PricePeriod, string> = {
  hour: 'An hour',
  day: 'A day',
  week: 'A week',
  month: 'A month',
};
export const condition = 'Condition';
export const conditionLabels: Record<ListingCondition, string> = {
  new: 'New',
  like_new: 'Like new',
  good: 'Good',
  fair: 'Fair',
  for_parts: 'For parts',
};
export const statusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  reserved: 'Reserved',
  sold: 'Sold',
  expired: 'Expired',
};
