import { describe, expect, test } from 'vitest';

import type { Listing, PastPrice } from '../answers/index.ts';
import { endedPrice, isOtherPrice, priceBefore, withPastPrice } from './pastPrices.ts';

const now = Date.parse('2026-06-15T12:00:00.000Z');
const ago = (hours: number): string => new Date(now - hours * 3_600_000).toISOString();
const past = (price: number, from: number, to: number, more: Partial<PastPrice> = {}): PastPrice => ({
  price,
  since: ago(from),
  until: ago(to),
  ...more,
});
const week = (price: number, more: Partial<PastPrice> = {}): PastPrice => past(price, 240, 72, more);
const costs = (price: number | null, more: Partial<Listing> = {}) => ({
  price,
  price_type: 'fixed',
  ...more,
});
const month = { price_period: 'month' } as const;

test.each<[string, ReturnType<typeof costs>, PastPrice[], number | undefined]>([
  ['nothing else was asked', costs(100), [], undefined],
  ['it fell by more than 5 %', costs(100), [week(120)], 120],
  ['it fell by 5 % exactly', costs(95), [week(100)], 100],
  ['it fell by a cent less', costs(95.01), [week(100)], undefined],
  ['it rose', costs(120), [week(100)], undefined],
  ['it is the same again', costs(100), [week(100)], undefined],
  ['the lowest of several counts', costs(80), [week(90), past(110, 400, 240)], 90],
  ['and is not undercut by 5 %', costs(100), [week(103), past(150, 72, 24)], undefined],
  ['raised for less than a day, then lowered', costs(100), [week(100), past(150, 25, 2)], undefined],
  ['raised for a day, then lowered', costs(100), [week(100), past(150, 25, 1)], undefined],
  ['raised for a week, then lowered to less', costs(90), [week(100), past(150, 72, 1)], 100],
  ['raised step by step', costs(100), [week(100), past(120, 72, 48), past(150, 48, 1)], undefined],
  [
    'the low one ended longer ago than the high one',
    costs(100),
    [past(100, 900, 730), past(150, 730, 700)],
    undefined,
  ],
  ['it always was that high', costs(100), [past(150, 900, 1)], 150],
  ['ended 30 days ago', costs(100), [past(150, 800, 720)], 150],
  ['ended longer ago', costs(100), [past(150, 800, 720.1)], undefined],
  ['it is given away', costs(0), [week(40)], 40],
  ['it is of the type free, whatever its number', costs(40, { price_type: 'free' }), [week(40)], 40],
  ['it was free', costs(20), [week(0)], undefined],
  ['it was free for a while', costs(20), [week(90), past(0, 72, 24)], undefined],
  ['it is negotiable', costs(100, { price_type: 'negotiable' }), [week(120)], 120],
  ['negotiable without a price', costs(null, { price_type: 'negotiable' }), [week(120)], undefined],
  ['a price that is none', costs(Number.NaN), [week(120)], undefined],
  ['below zero', costs(-5), [week(120)], undefined],
  ['cents, without their errors', costs(0.19), [week(0.2)], 0.2],
  ['a cent', costs(0.01), [week(0.01)], undefined],
  ['large ones', costs(899_999.99), [week(999_999.99)], 999_999.99],
  ['a past price that is none', costs(10), [week(Number.NaN)], undefined],
  ['a past price below zero', costs(10), [week(-1), week(90)], undefined],
  ['a past price without end', costs(10), [week(Infinity), week(90)], undefined],
  ['a rent that fell', costs(800, month), [week(900, month)], 900],
  ['a rent that is for another time', costs(30, { price_period: 'day' }), [week(900, month)], undefined],
  [
    'a rent that was another for a week',
    costs(800, month),
    [past(900, 400, 240, month), week(30, { price_period: 'day' })],
    900,
  ],
  ['a rent that is for the whole now', costs(800), [week(900, month)], undefined],
  ['ended by a clock ahead of ours', costs(100), [past(150, 48, -1)], 150],
  ['ended before it began', costs(100), [past(150, 24, 72)], undefined],
  ['dates that are none', costs(100), [week(150, { since: 'x' }), week(150, { until: '' })], undefined],
])('%s', (_name, listing, past_prices, was) => {
  expect(priceBefore({ ...listing, past_prices }, now)).toBe(was);
});

test('without past prices there is no price drop', () => {
  expect(priceBefore(costs(100), now)).toBeUndefined();
});

describe('stored past prices', () => {
  test('keeps one that stood for a day, and others of the last 30 days', () => {
    expect(withPastPrice([], past(10, 24, 0))).toEqual([past(10, 24, 0)]);
    expect(withPastPrice([], past(10, 23, 0))).toEqual([]);
    expect(withPastPrice([past(10, 900, 721), week(12)], past(11, 72, 0))).toEqual([
      week(12),
      past(11, 72, 0),
    ]);
  });

  test('a low price is kept as long as the high one it was raised to', () => {
    const raised = withPastPrice([], past(100, 900, 700));
    const lowered = withPastPrice(raised, past(150, 700, 660));
    expect(lowered).toEqual([past(100, 900, 700), past(150, 700, 660)]);
    expect(priceBefore({ ...costs(100), past_prices: lowered }, now)).toBeUndefined();
  });

  test('free is 0, and the period is kept', () => {
    expect(endedPrice(costs(40, { price_type: 'free' }), ago(2), ago(1))).toEqual(past(0, 2, 1));
    expect(endedPrice(costs(40, month), ago(2), ago(1))).toEqual(past(40, 2, 1, month));
    expect(endedPrice(costs(null), ago(2), ago(1)).price).toBe(0);
  });

  test('a price differs by amount or period, not by type', () => {
    expect(isOtherPrice(costs(10), costs(10, { price_type: 'negotiable' }))).toBe(false);
    expect(isOtherPrice(costs(0), costs(9, { price_type: 'free' }))).toBe(false);
    expect(isOtherPrice(costs(10), costs(10.01))).toBe(true);
    expect(isOtherPrice(costs(10), costs(10, month))).toBe(true);
  });
});
