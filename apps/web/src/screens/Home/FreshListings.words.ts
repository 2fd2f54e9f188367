export const words = { all: 'All listings' };
