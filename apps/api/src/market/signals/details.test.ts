import { expect, test } from 'vitest';
import { detailsIn } from './details.ts';
import { words as english } from './details.words.ts';
import { words as spanish } from './details.words.es.ts';

test.each([
  [english.code, spanish.code],
  [english.giftCard, spanish.giftCard],
  [english.paymentLink, spanish.paymentLink],
  [english.manyMessages('12'), spanish.manyMessages('12')],
  [english.manyListings('9'), spanish.manyListings('9')],
  [
    english.shared('2', '1', '/listings/1 /listings/2'),
    'Anuncios de otras cuentas que también los tienen: 2, de 1. /listings/1 /listings/2',
  ],
  ['', ''],
  ['Something from an earlier version.', 'Something from an earlier version.'],
])('%j is %j in Spanish', (stored, said) => {
  expect(detailsIn('es', stored)).toBe(said);
  expect(detailsIn('en', stored)).toBe(stored);
});
