/** The page's title when the seller is missing, and when loading failed. */
export const sellerTitles = { missing: 'Person not found', failed: 'This person could not be loaded' };
