export const words = { more: 'Seller options', hide: 'Hide this seller’s listings' };
