import { describe, expect, it } from 'vitest';
import { boxAt, keyTarget, moveItem } from './reorder.ts';

describe('moveItem', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [0, 1, 'bac'],
    [1, 1, 'abc'],
    [0, 9, 'bca'],
    [2, -3, 'cab'],
    [7, 0, 'abc'],
  ])('from %d to %d: %s', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});

describe('keyTarget', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowDown', 0, false, 1],
    ['ArrowLeft', 1, false, 0],
    ['ArrowUp', 1, false, 0],
    ['ArrowRight', 1, true, 0],
    ['ArrowLeft', 0, true, 1],
    ['Home', 2, false, 0],
    ['End', 0, false, 2],
    ['Home', 0, false, undefined],
    ['ArrowLeft', 0, false, undefined],
    ['ArrowRight', 2, false, undefined],
    ['Enter', 1, false, undefined],
  ])('%s at %d of 3 (right to left: %s) goes to %s', (key, index, isRtl, target) => {
    expect(keyTarget(key, index, 3, isRtl)).toBe(target);
  });
});

describe('boxAt', () => {
  const boxes = [
    { left: 0, right: 10, top: 0, bottom: 10 },
    { left: 20, right: 30, top: 0, bottom: 10 },
  ];
  it.each([
    [5, 5, 0],
    [20, 10, 1],
    [15, 5, undefined],
    [5, 11, undefined],
  ])('%d, %d: %s', (x, y, index) => {
    expect(boxAt(boxes, x, y)).toBe(index);
  });
});
