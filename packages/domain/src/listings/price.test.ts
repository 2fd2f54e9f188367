import { describe, expect, it } from 'vitest';
import { formatPrice, isWholeCents, parsePriceBound, parsePriceText, toCents } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [25, 'fixed', '$25'],
    [1234.5, 'fixed', '$1,235'],
    [999_999.99, 'fixed', '$1,000,000'],
    [25, 'negotiable', '$25 (obo)'],
    [25, 'free', 'Free'],
    [null, 'free', 'Free'],
    [0, 'fixed', 'Free'],
    [0, 'negotiable', 'Free'],
    [0.49, 'fixed', '<$1'],
    [0.49, 'negotiable', '<$1 (obo)'],
    [0.5, 'fixed', '$1'],
    [25, 'other', '$25'],
    [25, 'barter', '$25'],
    [25, null, '$25'],
    [null, 'fixed', 'Price not listed'],
    [undefined, 'fixed', 'Price not listed'],
    [Number.NaN, 'fixed', 'Price not listed'],
    [-5, 'fixed', 'Price not listed'],
    ['25.00', 'fixed', '$25'],
    ['0', 'fixed', 'Free'],
    ['1e5', 'fixed', 'Price not listed'],
    ['', 'fixed', 'Price not listed'],
  ])('%j, %s reads %s', (price, type, text) => {
    expect(formatPrice(price, type)).toBe(text);
  });
});

it.each([
  [850, 'fixed', 'month', '$850/month'],
  [40, 'negotiable', 'hour', '$40/hour (obo)'],
  [40, 'fixed', 'fortnight', '$40'],
  [0, 'fixed', 'day', 'Free'],
])('formatPrice: %j, %s, for a %s reads %s', (price, type, period, text) => {
  expect(formatPrice(price, type, period)).toBe(text);
});

describe('parsePriceText', () => {
  it.each([
    ['20', 20],
    [' 19.99 ', 19.99],
    ['0', 0],
    ['007', 7],
    ['999999.99', 999_999.99],
    ['', undefined],
    [' ', undefined],
    ['-5', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['१२', undefined],
    ['1,000', undefined],
    ['$5', undefined],
    ['1000000', undefined],
    ['19.999', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
  ])('%j is %s', (text, price) => {
    expect(parsePriceText(text)).toBe(price);
  });
});

describe('parsePriceBound', () => {
  it.each([
    ['0', 0],
    ['19.99', 19.99],
    ['1000000', 1_000_000],
    ['9'.repeat(30), 1_000_000],
    ['-1', undefined],
    ['1e5', undefined],
    ['', undefined],
  ])('%j is %s', (text, bound) => {
    expect(parsePriceBound(text)).toBe(bound);
  });
});

describe('cents', () => {
  it.each([
    [19.99, true, 1999],
    [0.1 + 0.2, true, 30],
    [999_999.99, true, 99_999_999],
    [19.999, false, 2000],
    [0.001, false, 0],
  ])('%d: whole %s, %d cents', (price, isWhole, cents) => {
    expect(isWholeCents(price)).toBe(isWhole);
    expect(toCents(price)).toBe(cents);
  });
});
