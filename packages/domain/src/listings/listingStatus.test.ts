import { describe, expect, it } from 'vitest';

import { statusAllows, statusLabel, statusTone } from './listingStatus.ts';

describe('the badge of a status', () => {
  it.each([
    ['active', 'positive', 'Active'],
    ['reserved', 'caution', 'Reserved'],
    ['sold', 'neutral', 'Sold'],
    ['expired', 'critical', 'Expired'],
    ['paused', 'critical', 'Paused'],
    ['toString', 'critical', 'ToString'],
  ])('%j is %s and says %s', (status, tone, label) => {
    expect(statusTone(status)).toBe(tone);
    expect(statusLabel(status)).toBe(label);
  });

  it.each(['', null, undefined])('%j has none', (status) => {
    expect(statusTone(status)).toBeUndefined();
  });
});

describe('statusAllows', () => {
  it.each([
    ['active', true],
    ['sold', false],
    ['expired', false],
    ['paused', false],
  ])('%s: %s', (status, allowed) => {
    for (const act of ['buy', 'message', 'favorite', 'bump'] as const)
      expect(statusAllows(status, act), act).toBe(allowed);
  });
});
