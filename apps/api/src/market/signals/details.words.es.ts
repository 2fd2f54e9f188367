import type * as english from './details.words.ts';

export const words: typeof english.words = {
  code: 'Dice lo que dicen los estafadores que quieren un código.',
  giftCard: 'Dice lo que dicen los estafadores que quieren tarjetas de regalo.',
  paymentLink: 'Dice lo que dicen los estafadores que mandan enlaces de pago o quieren datos bancarios.',
  manyMessages: (count) => `Primeros mensajes en una hora, desde una cuenta nueva: ${count}.`,
  manyListings: (count) => `Anuncios en una hora, desde una cuenta nueva: ${count}.`,
  shared: (listings, accounts, paths) =>
    `Anuncios de otras cuentas que también los tienen: ${listings}, de ${accounts}. ${paths}`,
};
