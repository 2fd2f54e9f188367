/** What a page is called whose listing did not arrive. It does not say that there is none: no one knows. */
export const listingFailedTitle = 'This listing could not be loaded';
