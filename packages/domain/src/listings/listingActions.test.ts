import { describe, expect, it } from 'vitest';
import type { Listing, Seller } from '../answers/index.ts';
import { listingActions } from './listingActions.ts';

const seller: Seller = {
  id: 'u1',
  name: 'Ana',
  avatar: null,
  created_at: '2024-01-01T00:00:00.000Z',
  verified: true,
};

describe('listingActions', () => {
  const none = { phone: 'hidden' };
  const hidden = { message: 'hidden', favorite: 'hidden' };
  const owner = { message: 'owner', favorite: 'hidden' };
  it.each<
    [string, Pick<Listing, 'status' | 'user' | 'has_phone'>, { id: string } | null | undefined, object]
  >([
    ['restoring', { status: 'active', user: seller }, undefined, hidden],
    ['visitor, active', { status: 'active', user: seller }, null, { message: 'login', favorite: 'login' }],
    ['visitor, sold', { status: 'sold', user: seller }, null, hidden],
    [
      'someone, active',
      { status: 'active', user: seller },
      { id: 'u2' },
      { message: 'open', favorite: 'toggle' },
    ],
    [
      'someone, active, with a number',
      { status: 'active', user: seller, has_phone: true },
      { id: 'u2' },
      { message: 'open', favorite: 'toggle', phone: 'show' },
    ],
    [
      'visitor, reserved, with a number',
      { status: 'reserved', user: seller, has_phone: true },
      null,
      { message: 'login', favorite: 'login', phone: 'login' },
    ],
    ['someone, sold, with a number', { status: 'sold', user: seller, has_phone: true }, { id: 'u2' }, hidden],
    ['owner, with a number', { status: 'active', user: seller, has_phone: true }, { id: 'u1' }, owner],
    ['someone, expired', { status: 'expired', user: seller }, { id: 'u2' }, hidden],
    ['someone, unknown status', { status: 'paused', user: seller }, { id: 'u2' }, hidden],
    ['owner, active', { status: 'active', user: seller }, { id: 'u1' }, owner],
    ['owner, sold', { status: 'sold', user: seller }, { id: 'u1' }, owner],
    [
      'seller gone',
      { status: 'active', user: null },
      { id: 'u2' },
      { message: 'hidden', favorite: 'toggle' },
    ],
    [
      'seller gone, visitor',
      { status: 'active', user: null },
      null,
      { message: 'hidden', favorite: 'login' },
    ],
  ])('%s', (_what, listing, viewer, expected) => {
    expect(listingActions(listing, viewer)).toEqual({ ...none, ...expected });
  });
});
