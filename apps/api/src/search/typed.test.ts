import { expect, test } from 'vitest';
import { readTyped, withWords } from './typed.ts';

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

test.each([
  ['walnut desk', { words: 'walnut desk', exact: '', leftOut: '' }],
  ['"walnut desk" -chair lamp', { words: 'lamp', exact: '"walnut desk"', leftOut: '-chair' }],
  ['desk or table', { words: 'desk or table', exact: '', leftOut: '' }],
  ['desk or "oak table" -chair', { words: '', exact: 'desk or "oak table"', leftOut: '-chair' }],
  [words(200), { words: words(12), exact: '', leftOut: '' }],
  ['-chair', null],
  ['-"a chair" -table', null],
  ['?!', null],
  ['""', null],
  ['-"', null],
  ['desk or -chair', { words: 'desk or', exact: '', leftOut: '-chair' }],
  ['-chair or -"two words" or desk', { words: 'or or desk', exact: '', leftOut: '-chair -"two words"' }],
  ['fifty-six - desk -', { words: 'fifty-six desk', exact: '', leftOut: '' }],
  [
    'machine -washer/dryer -24/7 -2br/1ba',
    { words: 'machine', exact: '', leftOut: '-"washer/dryer" -24/7 -"2br/1ba"' },
  ],
  ['desk -"open', { words: 'desk', exact: '', leftOut: '-"open' }],
])('of %s is looked for: %j', (typed, parts) => {
  const read = readTyped(typed);
  const trimmed = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
  const { words: found, exact, leftOut } = read ?? {};
  expect(read && { words: trimmed(found), exact: trimmed(exact), leftOut }).toEqual(parts);
});

test('other words take the place of those that are neither quoted nor left out', () => {
  const typed = readTyped('Walnt "walnt desk" -walnt oak, walnt!');
  expect(typed && withWords(typed, new Map([['walnt', 'walnut']]))).toBe(
    'walnut "walnt desk" -walnt oak, walnut!',
  );
});
