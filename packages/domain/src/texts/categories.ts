export const title = 'Categories';
export const failed = 'Failed to load categories. Please try again later.';
