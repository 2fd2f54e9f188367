// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { mockListings } from '../../testing/mocks/fixtures/index.ts';
import { forgetAllViewed, forgetViewed, rememberViewed, viewedListings } from './viewedListings.ts';

const ids = () => viewedListings().map(({ id }) => id);
const idsOf = mockListings.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('the newest comes first, without duplicates, up to twelve', () => {
  for (const listing of mockListings.slice(0, 14)) rememberViewed(listing);
  expect(ids()).toEqual(idsOf.slice(2, 14).toReversed());
  const [, , third] = mockListings;
  if (third) rememberViewed({ ...third, title: 'Another title' });
  expect(ids()).toHaveLength(12);
  expect(viewedListings()[0]).toMatchObject({ id: third?.id, title: 'Another title' });
});

test('one can be removed, or all', () => {
  for (const listing of mockListings.slice(0, 3)) rememberViewed(listing);
  forgetViewed(idsOf[1] ?? '');
  expect(ids()).toEqual([idsOf[2], idsOf[0]]);
  forgetAllViewed();
  expect(localStorage).toHaveLength(0);
});

test('a card shows the listing’s price period and condition', () => {
  const [listing] = mockListings;
  if (listing) rememberViewed({ ...listing, price_period: 'month', condition: 'fair' });
  expect(viewedListings()[0]).toMatchObject({ price_period: 'month', condition: 'fair' });
});

test('the seller and the description are not stored on the device', () => {
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
