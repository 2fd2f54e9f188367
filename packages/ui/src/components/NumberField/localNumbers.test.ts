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

describe('toPlain with an amount in dollars', () => {
  // As created by useAmountSigns.
  const dollars = ['USD', 'US$', 'US', '$'];
  it.each([
    ['en-US', '$1,200', '1200'],
    ['en-US', '1,200', '1200'],
    ['en-US', '1,200.50', '1200.50'],
    ['en-US', '1,234,567.8', '1234567.8'],
    ['en-US', ' $ 20 ', '20'],
    ['en-US', '20 USD', '20'],
    ['en-US', 'usd 20', '20'],
    ['en-US', '$20 USD', '20'],
    ['en-US', 'US$1,200', '1200'],
    ['en-US', 'US $40', '40'],
    ['en-US', 'USD$20', '20'],
    ['de-DE', '40,-', '40'],
    ['en-US', '１２００', '1200'],
    ['en-US', '＄１，２００．５０', '1200.50'],
    ['en-US', '$\u00A01,200\u00A0', '1200'],
    ['en-US', '\u202A$1,200\u202C', '1200'],
    ['en-US', '20', '20'],
    ['de-DE', '1.200 $', '1200'],
    ['de-DE', '1.200,50 USD', '1200.50'],
    ['de-DE', '1\u202F200,50', '1200.50'],
    ['de-DE', '１．２００，５', '1200.5'],
    ['es-ES', '1.200,50 US$', '1200.50'],
    ['es-ES', '12 345 $', '12345'],
    ['en-IN', '1,23,456', '123456'],
    ['de-CH', "1'200.50", '1200.50'],
  ])('in %s reads %j as %j', (locale, text, plain) => {
    expect(toPlain(text, writer(locale), dollars)).toBe(plain);
  });

  it.each([
    ['en-US', '1,20'],
    ['en-US', '12,34'],
    ['en-US', '1,2000'],
    ['en-US', '1234,567'],
    ['en-US', '1,234,56'],
    ['en-US', '1.200,50'],
    ['en-US', '0,200'],
    ['en-US', '1 200'],
    ['en-US', '1,,200'],
    ['en-US', ',200'],
    ['en-US', '1,200,'],
    ['en-US', '1.200'],
    ['en-US', '$'],
    ['en-US', '$$20'],
    ['en-US', '€20'],
    ['en-US', '20 EUR'],
    ['en-US', '20-30'],
    ['en-US', '1e5'],
    ['de-DE', '1,200.50'],
    ['de-DE', '1.200 000'],
    ['de-DE', '1.20,5'],
    ['es-ES', '1,2,3'],
  ])('in %s leaves %j as it is', (locale, text) => {
    expect(toPlain(text, writer(locale), dollars)).toBe(text);
  });

  it('rejects a currency where none is expected', () => {
    expect(toPlain('$20', writer('en-US'))).toBe('$20');
  });
});

it("shows a number in the language's format, and invalid text unchanged", () => {
  expect(toLocal('12.50', writer('de-DE'))).toBe('12,50');
  expect(toLocal('-1250.5', writer('fr-FR'))).toBe('-1250,5');
  expect(toLocal('six. seven', writer('de-DE'))).toBe('six. seven');
  expect(toLocal('', writer('de-DE'))).toBe('');
});

it('keeps text with a decimal point', () => {
  expect(
    ['en-US', 'en-GB', 'ja-JP', 'de-CH', 'de-DE', 'ar-EG'].filter((locale) =>
      isWrittenPlainly(writer(locale)),
    ),
  ).toEqual(['en-US', 'en-GB', 'ja-JP', 'de-CH']);
});
