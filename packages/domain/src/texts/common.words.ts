/** Texts shared by many screens. */
export const somethingWentWrong = 'Something went wrong';
export const somethingWentWrongTryAgain = 'Something went wrong. Please try again.';
export const tryAgain = 'Try again';
export const close = 'Close';
export const cancel = 'Cancel';
export const loading = 'Loading…';
export const dateNotAvailable = 'Date not available';
export const today = 'Today';
export const free = 'Free';
export const priceNotListed = 'Price not listed';
/** Shown for a positive price that rounds to nothing, so that only zero reads as free. */
export const underOneDollar = '<$1';
export const deletedUser = 'Deleted user';
export const listingRemoved = 'Listing removed';
export const unknownSeller = 'Unknown seller';
/** A card without a photo, or a photo that failed to load. */
export const noImage = 'No Image';
export const notSpecified = 'Not specified';
export const categoriesFailed = 'Failed to load categories. Please try again later.';
