export const title = 'Categories';
