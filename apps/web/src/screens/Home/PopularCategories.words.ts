export const words = { all: 'All categories' };
