export const searchWords = { label: 'Search listings' };
