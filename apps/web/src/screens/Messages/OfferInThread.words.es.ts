import type * as english from './OfferInThread.words.ts';

export const words: typeof english.words = {
  reserve: (name) => `Reservar para ${name}`,
};
