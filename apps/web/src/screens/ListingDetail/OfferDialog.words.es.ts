import type * as english from './OfferDialog.words.ts';

export const words: typeof english.words = {
  sentTitle: 'Oferta enviada',
  notSentTitle: 'Tu oferta no se envió',
};
