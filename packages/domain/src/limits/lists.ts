export const pageSizeDefault = 20;
export const pageSizes = [10, 20, 50, 100] as const;
/** The largest page the server gives. */
export const pageSizeMax = 100;
/** So many public listings that fit a search are counted, and have page numbers. */
export const listingsCounted = 1000;
/** So much is suggested at most to whoever types into a search field. */
export const searchSuggestions = 8;
/** So many people a search leaves out at most. */
export const withoutSellersMax = 10;
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
/** So long a pause in typing asks for suggestions. */
export const suggestionsDebounceMs = 120;
export const suggestionsMinChars = 2;
/** So many searches a device remembers, and so many of them are shown while someone types. */
export const recentSearches = 8;
export const recentSearchesWhileTyping = 3;
/** So many listings a device remembers as seen. */
export const recentlyViewed = 12;
