/** The page of one listing. */

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
export const sellerInformation = 'Seller Information';
export const verified = 'Verified';
export const related = 'Related Listings';
export const notFoundTitle = 'Listing not found';
export const notFoundText = "The listing you're looking for doesn't exist or has been removed.";
export const loginToMessage = 'Login to Message Seller';
export const loginToSave = 'Login to Save';
export const loginToCall = 'Login to See Phone Number';
export const showPhone = 'Show phone number';
export const noPhone = 'There is no phone number here any more.';
export const messageSeller = 'Message Seller';
export const ownListing = 'This is your listing';

/**
 * '4 mi away'
 *
 * @param written the formatted number
 */
export const milesAway = (written: string): string => `${written} mi away`;
/** 'In Austin' */
export const within = (city: string): string => `In ${city}`;
/** 'Member since January 2024' */
export const memberSince = (date: string): string => `Member since ${date}`;
/** The gallery's counter: '2 / 5' */
export const imageCounter = (position: number, total: number): string => `${position} / ${total}`;

export {
  browseAll,
  condition,
  conditionLabels,
  featured,
  obo,
  perPeriod,
  pricePeriod,
  pricePeriodLabels,
  save,
  saved,
  saveFailed,
  statusLabels,
  updating,
} from './listingMarks.words.ts';
