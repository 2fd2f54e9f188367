export const titleMin = 3;
export const titleMax = 255;
export const descriptionMin = 10;
export const descriptionMax = 2000;
export const priceMin = 0;
/** U.S. dollars. */
export const priceMax = 999_999.99;
export const phoneMin = 10;
/** Fewer digits are not a phone number: {@link phoneMin} counts characters. */
export const phoneDigitsMin = 7;
export const phoneMax = 20;
export const emailMax = 255;
/** Suggested places are shorter: street, town and state have at most 100 each. */
export const locationMax = 400;
/** A view counts after this long on the page. */
export const viewDelayMs = 2_000;
/** The server counts one view per visitor and listing in this time. */
export const viewDedupeHours = 24;
/** A listing may be bumped once in this time. */
export const bumpHours = 48;
/** A listing expires this long after it was posted or renewed. */
export const listingDays = 60;
/** The owner gets an email this long before. */
export const expiryEmailDays = 7;
/** A past price counts if it ended this long before the current one began, and a price drop is shown for as long. */
export const pastPriceDays = 30;
/** A past price counts only if it stood for this long. */
export const pastPriceStoodHours = 24;
/** The smallest price drop that is shown. */
export const priceDropPercent = 5;
/** How many users who wrote about a listing its owner can choose from, the most recent ones. */
export const askersMax = 50;
/** How long a change of a listing can be undone. */
export const undoMs = 10_000;
/** How long a device stores an unpublished listing, after its last change. */
export const draftDays = 30;
/** How long the success dialog shows before the redirect to the listing. */
export const savedRedirectMs = 2_000;
