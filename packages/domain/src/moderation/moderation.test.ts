import { expect, it } from 'vitest';

import type { CaseSnapshot } from '../answers/index.ts';
import { isSnapshotOutdated } from './snapshot.ts';

const ana = { id: 'ana', name: 'Ana', avatar: null, created_at: '2026-01-01T00:00:00.000Z', verified: true };
const photo = (id: string) => ({
  id,
  thumbnail_url: `/images/${id}.webp`,
  original_url: `/images/${id}.webp`,
  alt: '',
});
const listing: NonNullable<CaseSnapshot['listing']> = {
  id: 'desk',
  title: 'Desk',
  description: 'Solid walnut.',
  price: 120,
  status: 'active',
  category: 'Furniture',
  city: 'Austin',
  state: 'TX',
  images: [],
  owner: { id: 'ana', name: 'Ana' },
};
const message = {
  id: 'hello',
  content: 'Is it still there?',
  created_at: '2026-01-02T00:00:00.000Z',
  from: { id: 'ana', name: 'Ana' },
  about: { listing_id: 'desk', title: 'Desk' },
  quoted: [],
};
const before: CaseSnapshot = { listing, message, person: ana };

it.each<[string, CaseSnapshot, boolean]>([
  ['nothing', structuredClone(before), false],
  ['a title', { ...before, listing: { ...listing, title: 'Table' } }, true],
  ['a description', { ...before, listing: { ...listing, description: 'Oak.' } }, true],
  ['a price', { ...before, listing: { ...listing, price: null } }, true],
  ['photos', { ...before, listing: { ...listing, images: [photo('a')] } }, true],
  ['what is written', { ...before, message: { ...message, content: 'Hi' } }, true],
  ['a name', { ...before, person: { ...ana, name: 'Anna' } }, true],
  ['a picture', { ...before, person: { ...ana, avatar: '/avatars/a.webp' } }, true],
  // Changes by others and by time are no edits.
  ['whether it is sold', { ...before, listing: { ...listing, status: 'sold' } }, false],
  ['whether an address is confirmed', { ...before, person: { ...ana, verified: false } }, false],
])('a case in which %s has changed is outdated: %s', (_what, now, isOutdated) => {
  expect(isSnapshotOutdated(before, now)).toBe(isOutdated);
});
