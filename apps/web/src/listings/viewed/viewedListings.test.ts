// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { mockListings } from '../../testing/mocks/fixtures/index.ts';
import { forgetAllViewed, forgetViewed, rememberViewed, viewedListings } from './viewedListings.ts';

const ids = () => viewedListings().map(({ id }) => id);
const idsOf = mockListings.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('the newest comes first, each is there once, and twelve are kept', () => {
  for (const listing of mockListings.slice(0, 14)) rememberViewed(listing);
  expect(ids()).toEqual(idsOf.slice(2, 14).toReversed());
  const [, , third] = mockListings;
  if (third) rememberViewed({ ...third, title: 'Another title' });
  expect(ids()).toHaveLength(12);
  expect(viewedListings()[0]).toMatchObject({ id: third?.id, title: 'Another title' });
});

test('one can be let go of, and all', () => {
  for (const listing of mockListings.slice(0, 3)) rememberViewed(listing);
  forgetViewed(idsOf[1] ?? '');
  expect(ids()).toEqual([idsOf[2], idsOf[0]]);
  forgetAllViewed();
  expect(localStorage).toHaveLength(0);
});

test('a card reads as the listing did: what its price is for, and what shape it is in', () => {
  const [listing] = mockListings;
  if (listing) rememberViewed({ ...listing, price_period: 'month', condition: 'fair' });
  expect(viewedListings()[0]).toMatchObject({ price_period: 'month', condition: 'fair' });
});

test('nothing of the seller and the description stays on the device', () => {
  const [listing] = mockListings;
  if (listing)
    rememberViewed({ ...listing, contact_email: 'seller@example.test', contact_phone: '555-0100' });
  const kept = localStorage.getItem('recently-viewed') ?? '';
  expect(kept).toContain(listing?.title);
  expect(kept).not.toContain(listing?.description);
  expect(kept).not.toContain(listing?.user?.name);
  expect(kept).not.toMatch(/seller@|555-0100/);
});

test.each(['{', '"text"', '{}', '[1, null, {"id": "x"}]'])('%j in storage is no listing', (kept) => {
  localStorage.setItem('recently-viewed', kept);
  expect(viewedListings()).toEqual([]);
});
