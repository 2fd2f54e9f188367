/** What stands on and around a listing wherever it is shown: apart from the texts of its page, which lists do without. */
import type { ListingStatus } from '../entities.ts';

export const browseAll = 'Browse all listings';
export const featured = 'Featured';
export const save = 'Save to favorites';
export const saved = 'Saved to favorites';
export const updating = 'Updating...';
export const saveFailed = 'That did not save. Please try again.';
export const obo = '(obo)';
export const statusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  sold: 'Sold',
  expired: 'Expired',
};
