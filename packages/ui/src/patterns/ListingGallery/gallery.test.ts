import { describe, expect, it } from 'vitest';

import { slideAt, stepAround } from './gallery.ts';

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

describe('slideAt', () => {
  it.each([
    ['the first', 0, 320, 5, 0],
    ['less than half way', 159, 320, 5, 0],
    ['half way', 160, 320, 5, 1],
    ['right to left', -640, 320, 5, 2],
    ['a pull beyond the last', 1700, 320, 5, 4],
    ['not drawn yet', 0, 0, 5, 0],
    ['none', 0, 320, 0, 0],
  ])('%s', (_name, scrolled, width, count, expected) => {
    expect(slideAt(scrolled, width, count)).toBe(expected);
  });
});
