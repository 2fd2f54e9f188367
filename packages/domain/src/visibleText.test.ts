import { describe, expect, it } from 'vitest';
import { hasVisibleLetter, singleLine, withoutInvisible } from './visibleText.ts';

describe('characters that nobody sees', () => {
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
  ])('%s is taken out', (_what, text, seen) => {
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

it.each([
  ['Ana\r\nSousa', 'Ana Sousa'],
  ['Ana\u2028\u0085\tSousa ', 'Ana Sousa'],
  ['Ana\u0007 \u00A0 Sousa', 'Ana Sousa'],
  ['Jose\u0301', 'Jos\u00E9'],
])('%j is kept as %j', (typed, kept) => {
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
])('%j has something to read: %s', (text, isReadable) => {
  expect(hasVisibleLetter(text)).toBe(isReadable);
});
