import { expect, it } from 'vitest';

import { answerTime } from './answerTime.ts';
import * as limits from '../limits/index.ts';

const hour = 3_600_000;

it.each([
  [0, 'hour'],
  [hour, 'hour'],
  [hour + 1, 'hours'],
  [6 * hour, 'hours'],
  [24 * hour, 'day'],
  [5 * 24 * hour, 'days'],
  [5 * 24 * hour + 1, undefined],
])('%d ms is within: %s', (ms, within) => {
  expect(answerTime(ms, limits.answersToTell)).toBe(within);
});

it('returns undefined for a seller with few replies', () => {
  expect(answerTime(0, limits.answersToTell - 1)).toBeUndefined();
});
