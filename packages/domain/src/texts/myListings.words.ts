import type { ListingStatus } from '../wire/values.ts';
import { statusLabels } from './listing.words.ts';

export const title = 'My Listings';
export const failed = 'Error loading your listings. Please try again.';
export const tabs: Record<'all' | ListingStatus, string> = { all: 'All', ...statusLabels };
export const markSold = 'Mark Sold';
export const view = 'View';
export const edit = 'Edit';
export const remove = 'Delete';
export const deleteTitle = 'Delete this listing?';
export const deleteText = 'It will be gone for good. This cannot be undone.';
export const empty = 'No listings yet';
