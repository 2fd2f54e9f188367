import { describe, expect, test } from 'vitest';

import { areManyFirstMessages, areManyListings, sameTracesOf, scamWordsIn, tracesOf } from './rules.ts';

const HOUR = 3_600_000;
const at = new Date('2026-06-15T16:00:00.000Z');
const hoursBefore = (hours: number): Date => new Date(at.getTime() - hours * HOUR);

const sofa =
  'Gray three-seat sofa from a smoke-free home, bought two years ago. The covers come off and can be washed. Pick up in East Austin, bring somebody to carry it.';

/** Whether the second text is recognized as a copy of the first. */
function areSame(text: string, other: string): boolean {
  const traces = tracesOf(other);
  const shared = tracesOf(text).filter((trace) => traces.includes(trace)).length;
  return traces.length > 0 && shared >= sameTracesOf(traces);
}

describe('the same words', () => {
  test.each([
    ['the very same', sofa],
    ['in capitals, without marks', sofa.toUpperCase().replaceAll(/[.,]/g, ' ')],
    [
      'with accents, odd spaces and invisible characters',
      sofa.replaceAll('o', 'ó').replaceAll(' ', ' \u200b '),
    ],
    ['with a number put behind', `${sofa} 512`],
  ])('are recognized: %s', (_how, other) => {
    expect(areSame(sofa, other)).toBe(true);
  });

  test.each([
    [
      'of another sofa',
      'Green two-seat sofa from a home with a cat, bought last year. One cushion has a stain that did not come out. Pick up in East Austin, bring a truck and somebody to help.',
    ],
    [
      'with a sentence in common',
      `Oak table for six, oiled last month, with two leaves that fit under it. Some rings from glasses on one side. Pick up in East Austin, bring somebody to carry it.`,
    ],
    ['too short to mean anything', 'Good condition, pick up in Austin.'],
    ['none at all', ''],
  ])('are not: %s', (_how, other) => {
    expect(areSame(sofa, other)).toBe(false);
  });

  test('short texts match none, not even themselves', () => {
    expect(areSame('Good condition, pick up in Austin.', 'Good condition, pick up in Austin.')).toBe(false);
  });

  test('are stored as a few hashes', () => {
    const traces = tracesOf(sofa.repeat(20));
    expect(traces).toHaveLength(16);
    for (const trace of traces) expect(trace).toMatch(/^[\w-]{16}$/);
  });
});

describe('many listings from a new account', () => {
  test.each([
    ['a dozen an hour after registering', 1, 12, true],
    ['a dozen on the last day of being new', 167, 12, true],
    ['eleven, by who moves out', 1, 11, false],
    ['a dozen from an account of a week', 168, 12, false],
    ['fifty from a shop that has been here for years', 24 * 900, 50, false],
  ])('%s', (_who, hours, count, isNoticed) => {
    expect(areManyListings({ accountSince: hoursBefore(hours), at, count })).toBe(isNoticed);
  });
});

describe('many first messages from a new account', () => {
  test.each([
    ['ten people on the first day', 3, 10, true],
    ['twenty, which is all that is let through', 100, 20, true],
    ['nine, by who needs a room this week', 3, 9, false],
    ['ten from an account of a month', 24 * 30, 10, false],
  ])('%s', (_who, hours, count, isNoticed) => {
    expect(areManyFirstMessages({ accountSince: hoursBefore(hours), at, count })).toBe(isNoticed);
  });
});

describe('scam wording in a message', () => {
  test.each([
    ['I sent you a verification code, please tell me what it says', 'code'],
    ['Can you pay with an Apple gift card? Send me a picture of the back', 'giftCard'],
    ['Open this link to receive the payment: https://zelle-claim-pay.top/x', 'paymentLink'],
    ['Is it still there? I can come by on Saturday.', undefined],
    ['The gate code is 4411, ring twice.', undefined],
    ['Text me at 512-555-0100 when you are there.', undefined],
    ['I can send half by Zelle to hold it until Friday.', undefined],
    ['Would you take a cashier’s check?', undefined],
  ])('%s', (content, kind) => {
    expect(scamWordsIn(content)).toBe(kind);
  });
});
