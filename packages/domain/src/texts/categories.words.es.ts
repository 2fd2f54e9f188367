export const title = 'Categorías';
