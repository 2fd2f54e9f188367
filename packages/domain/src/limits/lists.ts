export const pageSizeDefault = 20;
export const pageSizes = [10, 20, 50, 100] as const;
export const pageSizeMax = 100;
/** How many public results are counted and have page numbers. */
export const listingsCounted = 1000;
export const searchSuggestions = 8;
/** Maximum number of sellers a search can exclude. */
export const withoutSellersMax = 10;
export const skeletonCards = 8;
/** With more pages than this the page numbers collapse. */
export const pageNumbersMax = 7;
export const conversationsPageSize = 20;
export const messagesPageSize = 50;
/** Page size of a load of 'all'. */
export const loadAllSize = 100;
export const recentListings = 10;
export const favoritesPageSize = 12;
/** How many page numbers the favorites page shows at once. */
export const favoritesPageNumbers = 5;
export const dashboardRecentListings = 3;
export const relatedListings = 4;
/** Columns of the home page's category grid on a wide screen. */
export const popularCategoryColumns = 5;
/** Debounce before suggestions are requested. */
export const suggestionsDebounceMs = 120;
export const suggestionsMinChars = 2;
/** How many recent searches a device stores, and how many of them are shown while typing. */
export const recentSearches = 8;
export const recentSearchesWhileTyping = 3;
/** How many recently viewed listings a device stores. */
export const recentlyViewed = 12;
