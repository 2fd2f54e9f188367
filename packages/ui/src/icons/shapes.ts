/** Outlines shared by several icons. */
export const circle = 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z';
