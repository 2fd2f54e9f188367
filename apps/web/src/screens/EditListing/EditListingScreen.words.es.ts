import type * as english from './EditListingScreen.words.ts';

export const words: typeof english.words = {
  back: 'Volver al anuncio',
};
