import type * as english from './MakeOffer.words.ts';

export const words: typeof english.words = {
  make: 'Hacer una oferta',
};
