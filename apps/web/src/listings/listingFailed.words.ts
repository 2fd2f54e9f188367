/**
 * The title when a listing failed to load. It doesn't claim that the listing is missing, which is unknown.
 */
export const listingFailedTitle: string = 'This listing could not be loaded';
