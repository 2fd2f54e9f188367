import type * as english from './RelatedListings.words.ts';

export const words: typeof english.words = {
  similar: 'Anuncios similares',
  nearby: 'Anuncios similares en la zona',
};
