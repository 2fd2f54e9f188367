export const words = { title: 'Search' };
