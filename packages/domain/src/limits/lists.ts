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
