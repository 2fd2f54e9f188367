import type * as english from './FreshListings.words.ts';

export const words: typeof english.words = {
  title: 'Lo más nuevo del vecindario',
  all: 'Todos los anuncios',
};
