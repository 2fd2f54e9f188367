import { expect, test } from 'vitest';

import { moveFocus } from './moveFocus.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s from %i goes to %i of 3', (key, from, to) => {
  expect(moveFocus(key, from, 3)).toBe(to);
});
