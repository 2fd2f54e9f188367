import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber } from './numberStep.ts';

describe('readNumber', () => {
  it.each([
    ['20', 20],
    [' 19.5 ', 19.5],
    ['-3', -3],
    ['.5', 0.5],
    ['5.', 5],
    ['', undefined],
    ['-', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['1,000', undefined],
    ['twenty', undefined],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('stepNumber', () => {
  const price = { min: 0, max: 999_999.99, step: 1 };
  it.each([
    ['', 1, price, '0'],
    ['twenty', -1, price, '0'],
    ['20', 1, price, '21'],
    ['20', -1, price, '19'],
    ['20', 10, price, '30'],
    ['19.99', 1, price, '20'],
    ['19.99', -1, price, '19'],
    ['0', -1, price, '0'],
    ['5', -10, price, '0'],
    ['999999', 1, price, '999999.99'],
    ['0.1', 2, { min: 0, max: 1, step: 0.1 }, '0.3'],
    ['0.7', 1, { min: 0, max: 1, step: 0.1 }, '0.8'],
    ['3', 1, { min: -Infinity, max: Infinity, step: 5 }, '5'],
    ['-3', -1, { min: -Infinity, max: Infinity, step: 5 }, '-5'],
  ])('%j by %d in %j is %s', (text, count, bounds, expected) => {
    expect(stepNumber(text, count, bounds)).toBe(expected);
  });
});
