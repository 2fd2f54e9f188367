import type * as english from './FavoritesScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Lo que guardaste, empezando por lo más reciente.',
  empty: 'Presiona el corazón de un anuncio para guardarlo aquí.',
};
