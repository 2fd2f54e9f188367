export const titleMin = 3;
export const titleMax = 255;
export const descriptionMin = 10;
export const descriptionMax = 2000;
export const priceMin = 0;
/** U.S. dollars. */
export const priceMax = 999_999.99;
export const phoneMin = 10;
/** Fewer digits are no phone number: {@link phoneMin} counts characters. */
export const phoneDigitsMin = 7;
export const phoneMax = 20;
export const emailMax = 255;
/** A suggested place is shorter: street, town and state have at most 100 each. */
export const locationMax = 400;
/** A view counts after this long on the page. */
export const viewDelayMs = 2_000;
/** The server counts one view per visitor and listing in this time. */
export const viewDedupeHours = 24;
/** A listing may be bumped once in this time. */
export const bumpHours = 48;
/** A listing expires this long after it was posted or renewed. */
export const listingDays = 60;
/** So long before, its owner is told by a letter. */
export const expiryLetterDays = 7;
/** A past price counts if it ended this long before the present one began, and a fall is told for as long. */
export const pastPriceDays = 30;
/** It counts only if it stood for this long. */
export const pastPriceStoodHours = 24;
/** A price is told to have fallen when it fell by at least this. */
export const priceDropPercent = 5;
/** How many of those who have written about a listing its owner chooses from, the last ones. */
export const askersMax = 50;
/** How long a change of a listing can be taken back at once. */
export const undoMs = 10_000;
/** How long a device keeps a listing that was not published, after its last change. */
export const draftDays = 30;
/** How long the success dialog stays before the person is taken to the listing. */
export const savedRedirectMs = 2_000;
