import type * as english from './RecentlyViewed.words.ts';

export const words: typeof english.words = {
  title: 'Vistos recientemente',
  clear: 'Borrar',
  remove: (title) => `Quitar “${title}” de los vistos recientemente`,
};
