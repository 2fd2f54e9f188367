import { describe, expect, it } from 'vitest';
import type { Listing, PublicPlace, Seller } from '../answers/index.ts';
import { isOwner, listingCounts, ownerId, prefilledPlace, tileCount } from './listingRules.ts';

const seller: Seller = {
  id: 'u1',
  name: 'Ana',
  avatar: null,
  created_at: '2024-01-01T00:00:00.000Z',
  verified: true,
};

describe('isOwner', () => {
  it.each<[string, Pick<Listing, 'user' | 'user_id'>, { id: string } | null | undefined, boolean]>([
    ['by seller', { user: seller }, { id: 'u1' }, true],
    ['by user_id', { user_id: 'u1' }, { id: 'u1' }, true],
    ['seller wins over user_id', { user: seller, user_id: 'u2' }, { id: 'u2' }, false],
    ['someone else', { user: seller }, { id: 'u2' }, false],
    ['a visitor', { user: seller }, null, false],
    ['no user known on either side', { user: null }, undefined, false],
  ])('%s', (_what, listing, user, expected) => {
    expect(isOwner(listing, user)).toBe(expected);
  });

  it('compares ids as text, since other servers send numbers', () => {
    const listing: Pick<Listing, 'user_id'> = JSON.parse('{"user_id":7}');
    expect(isOwner(listing, { id: '7' })).toBe(true);
    expect(ownerId({ user: null })).toBeUndefined();
  });
});

it('counts an unknown status under all only', () => {
  const listings = ['active', 'active', 'sold', 'expired', 'paused'].map((status) => ({ status }));
  expect(listingCounts(listings)).toEqual({ all: 5, active: 2, reserved: 0, sold: 1, expired: 1 });
});

describe('tileCount', () => {
  it.each([
    [3, 3, undefined, '3'],
    [1234, 40, undefined, '1,234'],
    [100, 100, undefined, '100+'],
    [100, 100, 100, '100'],
    [95, 100, 140, '95+'],
    [140, 140, 140, '140'],
    [0, 0, 0, '0'],
  ])('%d from %d of %s reads %s', (count, fetched, total, text) => {
    expect(tileCount(count, fetched, total)).toBe(text);
  });
});

describe('prefilledPlace', () => {
  const place: PublicPlace = {
    place_id: 'p1',
    formatted: 'Austin, TX',
    street: '',
    city: 'Austin',
    state: 'TX',
    postal_code: '',
    country: 'US',
  };
  it.each([
    [place, place],
    [{ ...place, place_id: '' }, undefined],
    [null, undefined],
  ])('%j', (given, expected) => {
    expect(prefilledPlace({ canonical_location: given })).toEqual(expected);
  });
});
