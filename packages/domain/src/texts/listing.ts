/** One listing's page. */
import type { ListingStatus } from '../entities.ts';

export const breadcrumbHome = 'Home';
export const breadcrumbListings = 'Listings';
export const noImages = 'No images available';
export const description = 'Description';
export const details = 'Details';
export const category = 'Category';
export const location = 'Location';
export const posted = 'Posted date';
export const views = 'Views';
export const notSpecified = 'Not specified';
export const featured = 'Featured';
export const sellerInformation = 'Seller Information';
export const verified = 'Verified';
export const related = 'Related Listings';
export const notFoundTitle = 'Listing not found';
export const notFoundText = "The listing you're looking for doesn't exist or has been removed.";
export const browseAll = 'Browse all listings';
export const loginToMessage = 'Login to Message Seller';
export const loginToSave = 'Login to Save';
export const messageSeller = 'Message Seller';
export const save = 'Save to favorites';
export const saved = 'Saved to favorites';
export const updating = 'Updating...';
export const saveFailed = 'That did not save. Please try again.';
export const ownListing = 'This is your listing';
export const statusLabels: Record<ListingStatus, string> = {
  active: 'Active',
  sold: 'Sold',
  expired: 'Expired',
};
export const obo = '(obo)';

/** 'Member since January 2024' */
export const memberSince = (date: string): string => `Member since ${date}`;
/** The gallery's counter: '2 / 5' */
export const imageCounter = (position: number, total: number): string => `${position} / ${total}`;
