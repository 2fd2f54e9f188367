import { expect, test } from 'vitest';

import { isLong } from './isLong.ts';

test.each([
  ['nothing', '', false],
  ['a sentence', 'A desk of walnut.', false],
  ['as much as shows, and three lines', 'x'.repeat(11 * 75), false],
  ['a letter more', 'x'.repeat(11 * 75 + 1), true],
  ['short lines', Array.from({ length: 11 }, () => 'a').join('\n'), false],
  ['one short line more', Array.from({ length: 12 }, () => 'a').join('\n'), true],
])('%s', (_name, text, expected) => {
  expect(isLong(text, 8)).toBe(expected);
});
