import { describe, expect, test } from 'vitest';

import { moveThumb, nearestThumb, shareOf, type RangeValue } from './thumbs.ts';

describe('the thumb for a press', () => {
  test.each<[RangeValue, number, 0 | 1 | undefined]>([
    [[20, 80], 30, 0],
    [[20, 80], 70, 1],
    [[20, 80], 50, 0],
    [[50, 50], 40, 0],
    [[50, 50], 60, 1],
    [[50, 50], 50, undefined],
    [[100, 100], 90, 0],
  ])('%j pressed at %d', (range, at, thumb) => {
    expect(nearestThumb(range, at)).toBe(thumb);
  });
});

test.each<[RangeValue, 0 | 1, number, RangeValue]>([
  [[20, 80], 0, 30, [30, 80]],
  [[20, 80], 0, 90, [80, 80]],
  [[20, 80], 1, 30, [20, 30]],
  [[20, 80], 1, 10, [20, 20]],
])('%j with thumb %d at %d', (range, thumb, to, expected) => {
  expect(moveThumb(range, thumb, to)).toEqual(expected);
});

test.each([
  [25, 0, 100, 0.25],
  [-5, 0, 100, 0],
  [105, 0, 100, 1],
  [5, 5, 5, 0],
])('%d between %d and %d', (value, min, max, share) => {
  expect(shareOf(value, min, max)).toBe(share);
});
