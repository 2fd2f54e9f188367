import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EventFrom, InputFrom } from 'xstate';

import { createListing, openEditor } from '../testing/editor.ts';
import { settle } from '../testing/harness.ts';
import { ana, austin } from '../testing/people.ts';
import {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  type listingEditorMachine,
  type ListingEditorEvent,
  type ListingEditorInput,
} from './index.ts';
import { desk, storedDraft } from './listingEditor.samples.ts';

describe('beginning', () => {
  test('a new listing starts empty, with the user’s email when it is known', async () => {
    const { context, state } = await createListing(null, ana.email);
    expect(state()).toBe('editing');
    expect(context().draft).toEqual(emptyDraft(ana.email));
  });

  test('an email that is known late fills an untouched field only', async () => {
    const late = await createListing();
    late.actor.send({ type: 'email.known', email: ana.email });
    expect(late.context().draft.contact_email).toBe(ana.email);

    const touched = await createListing();
    touched.change({ contact_email: '' });
    touched.actor.send({ type: 'email.known', email: ana.email });
    expect(touched.context().draft.contact_email).toBe('');
  });

  test('a stored draft is restored with its attempt key', async () => {
    const { context, submit, save } = await createListing(storedDraft);
    expect(context().draft.title).toBe('Half a title');
    await submit();
    expect(save.last().input.idempotencyKey).toBe('kept.4');
  });

  test('starts empty when the stored draft cannot be read', async () => {
    const { restore, state, types } = openEditor();
    restore.last().reject(new Error('blocked'));
    await settle();
    expect(state()).toBe('editing');
    expect(types()).toEqual(['failure.logged']);
  });

  test('editing waits for listing and session, then shows the listing', async () => {
    const { load, restore, context, state, shelf } = openEditor({
      mode: 'edit',
      draftId: 'new',
      listingId: 'desk',
    });
    expect(state()).toBe('loading');
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve(null);
    await settle();
    expect(context().draft).toEqual(draftFromListing(desk));
    expect(shelf.key).toBe('desk');
  });

  test('a copy starts with the text of its listing, as a new listing with its own draft', async () => {
    const { load, restore, context, shelf, submit, save } = openEditor({
      mode: 'create',
      draftId: 'new',
      copyOf: 'desk',
    });
    expect(load.last().input).toEqual({ listingId: 'desk' });
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve(null);
    await settle();
    expect(context().draft).toEqual(draftFromListing(desk));
    expect(shelf.key).toBe('copy-desk');
    await submit();
    expect(save.last().input).toMatchObject({ mode: 'create', listingId: null });
  });

  test.each([
    { name: 'not the owner', answer: { listing: desk, owner: false }, state: 'denied' },
    { name: 'rejected by the server', error: { status: 403 }, state: 'denied' },
    { name: 'gone', error: { status: 404 }, state: 'notFound' },
    { name: 'unreachable', error: new Error('offline'), state: 'unavailable' },
  ])('$name: $state', async ({ answer, error, state: wanted }) => {
    const { load, state } = openEditor({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    if (answer) load.last().resolve(answer);
    else load.last().reject(error);
    await settle();
    expect(state()).toBe(wanted);
  });

  test('a listing that failed to load can be retried', async () => {
    const { actor, load } = openEditor({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    load.last().reject(new Error('offline'));
    await settle();
    actor.send({ type: 'load.retried' });
    expect(load.inFlight()).toBe(1);
  });
});

describe('a draft of an older version of the listing', () => {
  async function outdated() {
    const flow = openEditor({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    flow.load.last().resolve({ listing: desk, owner: true });
    await settle();
    flow.shelf.stored = { ...storedDraft, basedOn: '2020-01-01T00:00:00.000Z' };
    flow.restore.last().resolve(flow.shelf.stored);
    await settle();
    return flow;
  }

  test('does not replace the newer version: it is set aside, photos included', async () => {
    const { context, shelf } = await outdated();
    expect(context()).toMatchObject({ restored: false, dirty: false, draft: { title: 'Oak desk' } });
    expect(context().setAside?.draft.title).toBe('Half a title');
    expect([shelf.stored?.draft.title, shelf.takings]).toEqual(['Half a title', 0]);
  });

  test('is restored on request, based on the current listing', async () => {
    const { actor, context, shelf, change } = await outdated();
    change({ title: 'Something else' });
    actor.send({ type: 'draft.resumed', draftId: 'again' });
    expect(context()).toMatchObject({ restored: true, dirty: true, setAside: null, ownId: 'again' });
    expect(context().draft.title).toBe('Half a title');
    expect(shelf.stored).toMatchObject({ draft: { title: 'Half a title' }, basedOn: desk.updated_at });
    expect(shelf.takings).toBe(1);
    actor.send({ type: 'draft.resumed', draftId: 'once more' });
    expect([context().ownId, shelf.takings]).toEqual(['again', 1]);
  });

  test('is deleted when discarded', async () => {
    const { actor, context, shelf } = await outdated();
    actor.send({ type: 'draft.discarded' });
    expect([context().setAside, shelf.stored, context().draft.title]).toEqual([null, null, 'Oak desk']);
  });

  test('keeps what was written since, when discarded', async () => {
    const { actor, change, context, shelf } = await outdated();
    change({ title: 'Oak desk, oiled' });
    actor.send({ type: 'draft.discarded' });
    expect([context().setAside, shelf.stored?.draft.title]).toEqual([null, 'Oak desk, oiled']);
  });

  test('is not offered again after the listing was saved', async () => {
    const { change, context, save, submit } = await outdated();
    change({ title: 'Oak desk, oiled' });
    await submit();
    save.last().resolve(desk);
    await settle();
    expect(context()).toMatchObject({ setAside: null, restored: false });
  });
});

test('a draft of the current listing is restored at once, photos included', async () => {
  const { load, restore, context, shelf } = openEditor({ mode: 'edit', draftId: 'new', listingId: 'desk' });
  load.last().resolve({ listing: desk, owner: true });
  await settle();
  restore.last().resolve({ ...storedDraft, basedOn: desk.updated_at ?? null });
  await settle();
  expect(context()).toMatchObject({ restored: true, setAside: null, draft: { title: 'Half a title' } });
  expect(shelf.takings).toBe(1);
});

describe('prefilling', () => {
  test('a place that was never validated has to be chosen again', () => {
    expect(draftFromListing({ ...desk, canonical_location: null }).location).toBeNull();
    expect(
      draftFromListing({ ...desk, canonical_location: { ...austin, place_id: '' } }).location,
    ).toBeNull();
    expect(draftFromListing(desk).location).toEqual(austin);
  });

  test('a price type that the form does not offer has to be chosen again', () => {
    expect(draftFromListing({ ...desk, price_type: 'other' }).price_type).toBe('');
  });

  test('no price and no phone are empty fields', () => {
    expect(draftFromListing({ ...desk, price: null })).toMatchObject({ price: '', contact_phone: '' });
  });

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('a phone number with the choice to show it %s', (choice, expected) => {
    const listing = {
      ...desk,
      contact_phone: '512-555-0134',
      ...(choice !== undefined && { show_phone: choice }),
    };
    expect(draftFromListing(listing).show_phone).toBe(expected);
  });

  test('a new listing shows no phone number', () => {
    expect(emptyDraft().show_phone).toBe(false);
  });
});

test('free forces 0 and remembers the price for when it is deselected', () => {
  const start = { draft: { ...emptyDraft(), price: '25.50' }, rememberedPrice: '' };
  const free = choosePriceType(start, 'free');
  expect(free.draft).toMatchObject({ price_type: 'free', price: '0' });
  expect(choosePriceType(choosePriceType(free, 'free'), 'negotiable').draft.price).toBe('25.50');
  expect(choosePriceType(start, 'negotiable').draft.price).toBe('25.50');
});

describe('leaving', () => {
  test('an untouched form closes at once', async () => {
    const { actor, types } = await createListing();
    actor.send({ type: 'leave.requested' });
    expect(types()).toEqual(['leave.due']);
  });

  test('a changed form asks, and stays or leaves as answered', async () => {
    const { actor, change, state, shelf, types } = await createListing();
    change({ title: 'Oak' });
    actor.send({ type: 'leave.requested' });
    expect(state()).toBe('confirmingLeave');
    actor.send({ type: 'leave.canceled' });
    expect(state()).toBe('editing');
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    expect(types()).toEqual(['leave.due']);
    expect(shelf.stored).toBeNull();
  });

  test('photos alone need a confirmation and are stored, and are no new attempt of the same listing', async () => {
    const { actor, change, context, shelf, state } = await createListing();
    change({ title: 'Oak desk' });
    const { revision } = context();
    actor.send({ type: 'photos.changed' });
    expect(context().revision).toBe(revision + 1);
    const bare = await createListing();
    bare.actor.send({ type: 'photos.changed' });
    expect(bare.shelf.stored?.draftId).toBe('new');
    bare.actor.send({ type: 'leave.requested' });
    expect(bare.state()).toBe('confirmingLeave');
    expect([state(), shelf.stored?.draft.title]).toEqual(['editing', 'Oak desk']);
  });
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof listingEditorMachine>>().toEqualTypeOf<ListingEditorEvent>();
  expectTypeOf<InputFrom<typeof listingEditorMachine>>().toEqualTypeOf<ListingEditorInput>();
  // @ts-expect-error an edit needs its listing
  const input: ListingEditorInput = { mode: 'edit', draftId: 'new' };
  expect(input.mode).toBe('edit');
});
