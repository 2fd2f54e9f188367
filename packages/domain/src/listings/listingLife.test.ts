import { describe, expect, it } from 'vitest';

import {
  changeBetween,
  changedBy,
  changesOf,
  isRenewable,
  listingChanges,
  listingLife,
} from './listingLife.ts';

describe('listing status changes', () => {
  it.each([
    ['active', { reserve: 'reserved', sell: 'sold', renew: 'active', expire: 'expired' }],
    ['reserved', { release: 'active', sell: 'sold', renew: 'reserved', expire: 'expired' }],
    ['sold', { release: 'active', reserve: 'reserved' }],
    ['expired', { renew: 'active' }],
    ['paused', {}],
    ['toString', {}],
  ])('%s', (status, life: Partial<Record<string, string>>) => {
    for (const change of listingChanges) expect(changedBy(status, change), change).toBe(life[change]);
  });

  it('has at most one owner change between two statuses, and expiry is none of them', () => {
    expect(changeBetween('active', 'sold')).toBe('sell');
    expect(changeBetween('sold', 'active')).toBe('release');
    expect(changeBetween('expired', 'active')).toBe('renew');
    expect(changeBetween('active', 'expired')).toBeUndefined();
    expect(changeBetween('active', 'active')).toBe('renew');
    expect(changeBetween('sold', 'sold')).toBeUndefined();
    expect(changeBetween('paused', 'active')).toBeUndefined();
  });

  it.each([
    ['expired', -1, true],
    ['active', 8, false],
    ['active', 7, true],
    ['reserved', 1, true],
    ['sold', 1, false],
    ['active', undefined, false],
  ])('offers to renew: %s, %j days left: %j', (status, days, offered) => {
    const now = Date.parse('2026-06-15T16:00:00.000Z');
    const end = days === undefined ? undefined : new Date(now + days * 86_400_000).toISOString();
    expect(isRenewable({ status, ...(end !== undefined && { expires_at: end }) }, now)).toBe(offered);
  });

  it('lets owners undo every change but renewing', () => {
    for (const from of ['active', 'reserved', 'sold'] as const)
      for (const change of changesOf(from)) {
        const to = changedBy(from, change) ?? from;
        expect(changeBetween(to, from), `${from} to ${to}`).toBeDefined();
      }
    expect(Object.keys(listingLife)).toEqual(['active', 'reserved', 'sold', 'expired']);
  });
});
