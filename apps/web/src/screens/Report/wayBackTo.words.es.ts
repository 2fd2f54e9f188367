import type * as english from './wayBackTo.words.ts';

export const words: typeof english.words = {
  listing: 'Volver al anuncio',
  seller: 'Volver a la página del vendedor',
  conversation: 'Volver a la conversación',
  other: 'Volver a donde estabas',
};
