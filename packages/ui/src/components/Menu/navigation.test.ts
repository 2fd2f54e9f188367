import { describe, expect, test } from 'vitest';

import { findByLetters, moveFocus } from './navigation.ts';

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

describe('typed letters', () => {
  const labels = ['Dashboard', 'Profile', 'Drafts', 'Sign Out'];

  test.each([
    ['d', -1, 0],
    ['d', 0, 2],
    ['dd', 2, 0],
    ['dr', 0, 2],
    ['pro', 0, 1],
    ['z', 0, -1],
  ])('%o from %i leads to %i', (letters, from, to) => {
    expect(findByLetters(labels, letters, from)).toBe(to);
  });
});
