/**
 * Every number of the product, once. Imported as `limits.titleMax` and so on; each is its own
 * export so that a bundle carries only the ones it uses.
 *
 * Bounds are inclusive. Names ending in `Ms` are milliseconds, in `Bytes` bytes (1 KB = 1024).
 */

// Calls

/** JSON calls give up after this long. */
export const httpTimeoutMs = 10_000;
/** Uploads are allowed longer: five photos on a slow line. */
export const uploadTimeoutMs = 60_000;
/** Data counts as fresh for five minutes. */
export const staleMs = 300_000;
/** Server texts longer than this are cut before they are shown. */
export const serverMessageMax = 300;
export const jsonBodyMaxBytes = 1_048_576;

// Lists

export const pageSizeDefault = 20;
export const pageSizes = [10, 20, 50, 100] as const;
/** The largest page the server gives. */
export const pageSizeMax = 100;
export const skeletonCards = 8;
/** Above this many pages the page numbers collapse. */
export const pageNumbersMax = 7;
export const conversationsPageSize = 20;
export const messagesPageSize = 50;
/** What a load of 'all' asks for. */
export const loadAllSize = 100;
export const recentListings = 10;
export const favoritesPageSize = 12;
/** How many page numbers the favorites page shows at once. */
export const favoritesPageNumbers = 5;
export const dashboardRecentListings = 3;
export const relatedListings = 4;
/** Columns of the home page's category grid on a wide screen. */
export const popularCategoryColumns = 5;

// Listings

export const titleMin = 3;
export const titleMax = 255;
export const descriptionMin = 10;
export const descriptionMax = 2000;
export const priceMin = 0;
/** U.S. dollars. */
export const priceMax = 999_999.99;
export const phoneMin = 10;
export const phoneMax = 20;
export const emailMax = 255;
/** A view counts after this long on the page. */
export const viewDelayMs = 2_000;
/** The server counts one view per visitor and listing in this time. */
export const viewDedupeHours = 24;
/** A listing may be bumped once in this time. */
export const bumpHours = 48;
/** How long a device keeps a listing that was not published, after its last change. */
export const draftDays = 30;
/** How long the success dialog stays before the person is taken to the listing. */
export const savedRedirectMs = 2_000;

// Photos

export const imagesMax = 5;
export const imageMaxBytes = 10 * 1_048_576;
/** The largest upload: every photo as large as it may be, each with room for what multipart adds. */
export const uploadBodyMaxBytes = imagesMax * (imageMaxBytes + 1_048_576);
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const compressedMaxWidth = 1920;
export const compressedMaxHeight = 1080;
/** A target, not a promise: a PNG has no quality to lower. */
export const compressedTargetBytes = 500 * 1024;
/** Quality in tenths, so that steps stay exact. */
export const qualityStartTenths = 8;
export const qualityFloorTenths = 1;
export const qualityStepTenths = 1;

// Places

export const locationMinChars = 3;
export const locationDebounceMs = 300;

// Messages

export const messageMax = 5000;
export const subjectMax = 255;
export const markReadDelayMs = 500;
export const scrollToBottomDelayMs = 100;
/** Younger messages show the time. */
export const messageTimeHours = 24;
/** Younger messages show the weekday. */
export const messageWeekdayHours = 168;
/** How often an open, visible conversation asks for news. */
export const conversationPollMs = 15_000;
/** How often the unread badge asks for news. */
export const unreadPollMs = 60_000;

// Accounts

export const nameMax = 100;
export const registerPasswordMin = 6;
export const resetPasswordMin = 8;
export const passwordMax = 128;
export const profilePasswordMin = 8;
/** How long the confirmation stays before the person is taken to sign in. */
export const resetRedirectMs = 3_000;
export const resetTokenMinutes = 60;
/** Tokens are refreshed this long before they run out. */
export const tokenSkewMs = 30_000;
/** A rotated refresh token works once more within this time. */
export const refreshGraceMs = 30_000;
/** A sign-in that nobody used for this long is over. */
export const sessionDays = 30;
/** Longer return paths are dropped. */
export const returnToMax = 2_000;

// Support and policies

export const supportNameMax = 100;
export const supportSubjectMax = 255;
export const supportTextMax = 5000;
export const listingUrlMax = 2_000;
export const contactReplyHours = 24;
export const reportReviewHours = '24-48';
export const defaultUrgency = 'medium';
export const defaultContactPreference = 'email';
export const emergencyNumber = '911';
export const minimumAge = 18;
/** The age named in the privacy policy. */
export const childrenAge = 13;
export const transactionRetentionYears = 7;
export const supportRetentionYears = 3;
/** Literal text, not a date to be formatted. */
export const policyDate = 'January 1, 2024';

// Dates

/** Dates before this year are not shown. */
export const earliestYear = 1900;
/** Younger listings say how many days ago. */
export const relativeDaysBelow = 7;
/** Younger listings say how many weeks ago. */
export const relativeWeeksBelow = 30;
