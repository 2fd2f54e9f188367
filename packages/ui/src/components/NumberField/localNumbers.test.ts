import { describe, expect, it } from 'vitest';

import { isWrittenPlainly, toLocal, toPlain } from './localNumbers.ts';

const writer = (locale: string) => (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value);

describe('toPlain', () => {
  it.each([
    ['de-DE', '12,50', '12.50'],
    ['de-DE', ' 12,5 ', '12.5'],
    ['de-DE', '12,', '12.'],
    ['de-DE', ',5', '.5'],
    ['de-DE', '-3,5', '-3.5'],
    ['de-DE', '1.250', '1250'],
    ['de-DE', '1.250.000,75', '1250000.75'],
    ['de-DE', '12.50', '12.50'],
    ['de-DE', '1,2,3', '1,2,3'],
    ['de-DE', 'sechs', 'sechs'],
    ['de-DE', '', ''],
    ['fr-FR', '1 250,5', '1250.5'],
    ['es-ES', '12.345,5', '12345.5'],
    ['sv-SE', '\u22123,5', '-3.5'],
    ['ar-EG', '١٢٫٥٠', '12.50'],
    ['en-US', '12.50', '12.50'],
  ])('in %s reads %j as %j', (locale, text, plain) => {
    expect(toPlain(text, writer(locale))).toBe(plain);
  });
});

it('shows a number as the language writes it, and nonsense as it is', () => {
  expect(toLocal('12.50', writer('de-DE'))).toBe('12,50');
  expect(toLocal('-1250.5', writer('fr-FR'))).toBe('-1250,5');
  expect(toLocal('six. seven', writer('de-DE'))).toBe('six. seven');
  expect(toLocal('', writer('de-DE'))).toBe('');
});

it('leaves alone what is written with a point', () => {
  expect(
    ['en-US', 'en-GB', 'ja-JP', 'de-CH', 'de-DE', 'ar-EG'].filter((locale) =>
      isWrittenPlainly(writer(locale)),
    ),
  ).toEqual(['en-US', 'en-GB', 'ja-JP', 'de-CH']);
});
