import { describe, expect, it } from 'vitest';
import { contained, hasVisibleLetter, singleLine, withoutInvisible } from './visibleText.ts';

describe('invisible characters', () => {
  it.each([
    ['an override', 'Ana \u202Egro.live\u202C', 'Ana gro.live'],
    ['isolates', '\u2066Ana\u2069', 'Ana'],
    ['marks of direction', 'Ana\u200E\u200F\u061C', 'Ana'],
    ['spaces without width', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['a joiner between Latin letters', 'A\u200Dn\u200Ca', 'Ana'],
    ['a soft hyphen', 'An\u00ADa', 'Ana'],
    ['fillers', '\u3164\u115F\u1160\uFFA0', ''],
    ['tags', 'Ana\u{E0041}\u{E007F}', 'Ana'],
    ['a variation of a letter', 'A\uFE0Fna', 'Ana'],
    ['a joiner at the end', 'نام\u200C', 'نام'],
  ])('%s is removed', (_what, text, seen) => {
    expect(withoutInvisible(text)).toBe(seen);
  });

  it.each([
    ['a Persian compound', 'می\u200Cخواهم'],
    ['an Indic conjunct', 'क्\u200Dष'],
    ['an emoji made of several', 'Desk 👩\u200D💻'],
    ['an emoji with its color', 'Heart ❤\uFE0F'],
    ['an emoji in the middle', 'A ❤\uFE0F B'],
  ])('%s stays', (_what, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });
});

describe('texts of several lines', () => {
  const tower = '\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307';
  it.each([
    ['an override', 'Pay \u202Emoc.live\u202C now', 'Pay moc.live now'],
    ['an embedding', '\u202BA\u202C', 'A'],
    ['isolates, closed or not', '\u2067A\u2069 \u2068B', 'A B'],
    ['a tower of marks', `Z${tower}${tower}`, 'Z\u0300\u0301\u0302\u0303\u0304'],
    ['a tower without a letter', tower, tower.slice(0, 5)],
    ['a tower with joiners', `Z${tower.slice(0, 4)}\u200D${tower}`, `Z${tower.slice(0, 4)}\u200D`],
    ['enclosing marks', `Z${'\u0489'.repeat(20)}`, `Z${'\u0489'.repeat(5)}`],
  ])('%s is cut down', (_what, typed, kept) => {
    expect(contained(typed)).toBe(kept);
  });

  it.each([
    'مرحبا\u200F 100\u200E',
    '\u061Cمَرْحَبًّا',
    'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
    'Nguyễn Văn Đức'.normalize('NFD'),
    'ที่นี่ น้ำ',
    'བསྒྲུབས་ཧཱུྃ',
    'क्षत्रिय हूँ र्‍य',
    'Ọ̀rúnmìlà',
    '👩\u200D❤\uFE0F\u200D💋\u200D👨 1\uFE0F\u20E3',
    'Line one\nline two\tend',
  ])('%j stays', (text) => {
    expect(contained(text)).toBe(text);
  });
});

it.each([
  ['Ana\r\nSousa', 'Ana Sousa'],
  ['Ana\u2028\u0085\tSousa ', 'Ana Sousa'],
  ['Ana\u0007 \u00A0 Sousa', 'Ana Sousa'],
  ['Jose\u0301', 'Jos\u00E9'],
  [`Z${'\u0335'.repeat(9)}oe`, `Z${'\u0335'.repeat(5)}oe`],
])('%j is stored as %j', (typed, kept) => {
  expect(singleLine(typed)).toBe(kept);
});

it.each([
  ['李雷', true],
  ['7', true],
  ['💡 ٣', true],
  ['💡', false],
  ['***', false],
  ['\u3164', false],
  ['', false],
])('%j has a visible letter: %s', (text, isReadable) => {
  expect(hasVisibleLetter(text)).toBe(isReadable);
});
