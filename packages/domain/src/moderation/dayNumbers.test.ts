import { expect, test } from 'vitest';

import { numbersDays } from './dayNumbers.ts';

test.each([
  [undefined, 30],
  ['7', 7],
  ['90', 90],
  ['6', undefined],
  ['91', undefined],
  ['0', undefined],
  ['-8', undefined],
  ['7.5', undefined],
  ['1e1', undefined],
  ['many', undefined],
])('the numbers of %s days', (asked, days) => {
  expect(numbersDays(asked)).toBe(days);
});
