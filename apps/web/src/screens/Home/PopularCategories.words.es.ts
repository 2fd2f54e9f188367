import type * as english from './PopularCategories.words.ts';

export const words: typeof english.words = {
  all: 'Todas las categorías',
};
