import type * as english from './OfferBar.words.ts';

export const words: typeof english.words = {
  make: 'Hacer una oferta',
};
