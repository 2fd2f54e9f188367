/** What a page is called whose listing did not arrive. It does not say that there is none: nobody knows. */
export const listingFailedTitle = 'This listing could not be loaded';
