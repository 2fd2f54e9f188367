import { describe, expect, it } from 'vitest';

import { statusTone } from './listingStatus.ts';

describe('statusTone', () => {
  it.each([
    ['active', 'positive'],
    ['sold', 'neutral'],
    ['expired', 'critical'],
    ['paused', 'critical'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });
});
