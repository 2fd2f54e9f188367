import { describe, expect, it } from 'vitest';

import { stepAround, swipeStep } from './gallery.ts';

describe('stepAround', () => {
  it.each([
    [0, 3, 1, 1],
    [2, 3, 1, 0],
    [0, 3, -1, 2],
    [0, 1, 1, 0],
    [0, 0, 1, 0],
    [4, 3, 0, 1],
  ])('from %i of %i by %i is %i', (index, count, delta, expected) => {
    expect(stepAround(index, count, delta)).toBe(expected);
  });
});

describe('swipeStep', () => {
  it.each([
    ['a pull to the left', -80, 5, 'ltr', 1],
    ['a pull to the right', 80, 5, 'ltr', -1],
    ['a pull to the left, right to left', -80, 5, 'rtl', -1],
    ['a pull to the right, right to left', 80, 5, 'rtl', 1],
    ['a tap', 6, 2, 'ltr', 0],
    ['a scroll of the page', -60, 120, 'ltr', 0],
    ['a slanted scroll', -60, 55, 'ltr', 0],
  ] as const)('%s', (_name, dx, dy, direction, expected) => {
    expect(swipeStep(dx, dy, direction)).toBe(expected);
  });
});
