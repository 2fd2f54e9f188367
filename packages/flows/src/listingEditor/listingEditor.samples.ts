import type { Listing } from '@porchlight/domain';

import type { FlowSamples } from '../testing/coverage.ts';
import { ana, austin } from '../testing/people.ts';
import { emptyDraft, type StoredDraft } from './draft.ts';
import { listingEditorMachine } from './listingEditor.machine.ts';

export const desk: Listing = {
  id: 'desk',
  title: 'Oak desk',
  description: 'Solid oak, two drawers, some marks of use.',
  price: 120,
  price_type: 'negotiable',
  location: 'Austin, TX',
  canonical_location: austin,
  contact_email: ana.email,
  contact_phone: null,
  category_id: 'furniture',
  category: { id: 'furniture', slug: 'furniture', name: 'Furniture', icon: 'sofa' },
  status: 'active',
  featured: false,
  view_count: 3,
  created_at: '2026-06-01T10:00:00.000Z',
  updated_at: '2026-06-01T10:00:00.000Z',
  images: [],
  user_id: ana.id,
};

export const storedDraft: StoredDraft = {
  draft: { ...emptyDraft(ana.email), title: 'Half a title', price: '120', location: austin },
  rememberedPrice: '',
  draftId: 'kept',
  revision: 4,
  basedOn: null,
};

export const listingEditorSamples: FlowSamples<typeof listingEditorMachine> = {
  machine: listingEditorMachine,
  inputs: [
    { mode: 'create', draftId: 'new', email: ana.email },
    { mode: 'edit', draftId: 'new', listingId: desk.id },
  ],
  events: [
    { type: 'draft.changed', changes: { title: 'Oak desk', location: austin } },
    { type: 'draft.changed', changes: { price: '120' } },
    { type: 'priceType.chosen', priceType: 'free' },
    { type: 'photos.changed' },
    { type: 'draft.resumed', draftId: 'again' },
    { type: 'draft.discarded' },
    { type: 'email.known', email: ana.email },
    { type: 'draft.submitted' },
    { type: 'free.confirmed' },
    { type: 'free.declined' },
    { type: 'failure.retried' },
    { type: 'failure.dismissed' },
    { type: 'signIn.requested' },
    { type: 'redirect.canceled' },
    { type: 'listing.viewed' },
    { type: 'another.started', draftId: 'next' },
    { type: 'load.retried' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.canceled' },
  ],
  answers: {
    loadListing: [
      { listing: desk, owner: true },
      { listing: desk, owner: false },
    ],
    restoreDraft: [null, storedDraft],
    saveListing: [desk],
    addPhotos: [desk],
    uploadPhotos: [{ missing: false }, { missing: true, photos: [{ id: 'front' }] }],
  },
  failures: {
    loadListing: [{ status: 404 }, { status: 403 }, { status: 503 }],
    saveListing: [
      { status: 401 },
      { status: 404 },
      { status: 500, serverMessage: 'The server is being mended.' },
    ],
  },
  // Every change creates a new revision and so a new state: five are enough.
  follow: ({ context }, { type }) =>
    context.revision < 5 || !['draft.changed', 'priceType.chosen', 'photos.changed'].includes(type),
};
