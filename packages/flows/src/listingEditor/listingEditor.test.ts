import { texts, type Listing } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, fromCallback, type EventFrom, type InputFrom } from 'xstate';

import { heldCall, settle, stillClock } from '../testing/harness.ts';
import { ana, augusta, austin } from '../testing/people.ts';
import {
  choosePriceType,
  draftFromListing,
  emptyDraft,
  listingEditorMachine,
  type DraftEvent,
  type ListingDraft,
  type ListingEditorEmitted,
  type ListingEditorEvent,
  type ListingEditorInput,
  type SaveInput,
  type StoredDraft,
} from './index.ts';
import { desk, storedDraft } from './listingEditor.samples.ts';

function open(input: ListingEditorInput = { mode: 'create', draftId: 'new' }) {
  const clock = stillClock();
  const restore = heldCall<StoredDraft | null, { key: string }>();
  const load = heldCall<{ listing: Listing; owner: boolean }, { listingId: string }>();
  const save = heldCall<Listing, SaveInput>();
  const photos = heldCall<{ missing: boolean }, { listingId: string }>();
  const shelf: { key: string; stored: StoredDraft | null } = { key: '', stored: null };
  const actor = createActor(
    listingEditorMachine.provide({
      actors: {
        drafts: fromCallback<DraftEvent, { key: string }>(({ input: { key }, receive }) => {
          shelf.key = key;
          receive((event) => {
            shelf.stored = event.type === 'draft.kept' ? event.stored : null;
          });
        }),
        restoreDraft: restore.actor,
        loadListing: load.actor,
        saveListing: save.actor,
        uploadPhotos: photos.actor,
      },
    }),
    { clock, input },
  );
  const heard: ListingEditorEmitted[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    clock,
    restore,
    load,
    save,
    photos,
    shelf,
    heard,
    types: () => heard.map(({ type }) => type),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    change: (changes: Partial<ListingDraft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'draft.submitted' }),
  };
}

async function create(stored: StoredDraft | null = null, email?: string) {
  const flow = open({ mode: 'create', draftId: 'new', ...(email === undefined ? {} : { email }) });
  flow.restore.last().resolve(stored);
  await settle();
  return flow;
}

async function published() {
  const flow = await create();
  flow.change({ title: 'Oak desk', location: austin });
  flow.submit();
  flow.save.last().resolve(desk);
  await settle();
  flow.photos.last().resolve({ missing: false });
  await settle();
  return flow;
}

describe('beginning', () => {
  test('a new listing starts empty, with the person’s e-mail when it is known', async () => {
    const { context, state } = await create(null, ana.email);
    expect(state()).toBe('editing');
    expect(context().draft).toEqual(emptyDraft(ana.email));
  });

  test('an e-mail that is known late fills an untouched field only', async () => {
    const late = await create();
    late.actor.send({ type: 'email.known', email: ana.email });
    expect(late.context().draft.contact_email).toBe(ana.email);

    const touched = await create();
    touched.change({ contact_email: '' });
    touched.actor.send({ type: 'email.known', email: ana.email });
    expect(touched.context().draft.contact_email).toBe('');
  });

  test('a kept draft comes back with its attempt', async () => {
    const { context, submit, save } = await create(storedDraft);
    expect(context().draft.title).toBe('Half a title');
    submit();
    expect(save.last().input.idempotencyKey).toBe('kept.4');
  });

  test('a shelf that cannot be read starts empty', async () => {
    const { restore, state, types } = open();
    restore.last().reject(new Error('blocked'));
    await settle();
    expect(state()).toBe('editing');
    expect(types()).toEqual(['failure.logged']);
  });

  test('editing waits for listing and session, then shows the listing', async () => {
    const { load, restore, context, state, shelf } = open({
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

  test('a draft of an older version of the listing is not laid over the newer', async () => {
    const { load, restore, context } = open({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve({ ...storedDraft, basedOn: '2020-01-01T00:00:00.000Z' });
    await settle();
    expect(context().draft.title).toBe('Oak desk');
  });

  test.each([
    { name: 'not the owner', answer: { listing: desk, owner: false }, state: 'denied' },
    { name: 'refused by the server', error: { status: 403 }, state: 'denied' },
    { name: 'gone', error: { status: 404 }, state: 'notFound' },
    { name: 'unreachable', error: new Error('offline'), state: 'unavailable' },
  ])('$name: $state', async ({ answer, error, state: wanted }) => {
    const { load, state } = open({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    if (answer) load.last().resolve(answer);
    else load.last().reject(error);
    await settle();
    expect(state()).toBe(wanted);
  });

  test('an unreachable listing can be asked for again', async () => {
    const { actor, load } = open({ mode: 'edit', draftId: 'new', listingId: 'desk' });
    load.last().reject(new Error('offline'));
    await settle();
    actor.send({ type: 'load.retried' });
    expect(load.inFlight()).toBe(1);
  });
});

describe('prefilling', () => {
  test('a place that was never validated has to be chosen anew', () => {
    expect(draftFromListing({ ...desk, canonical_location: null }).location).toBeNull();
    expect(
      draftFromListing({ ...desk, canonical_location: { ...austin, place_id: '' } }).location,
    ).toBeNull();
    expect(draftFromListing(desk).location).toEqual(austin);
  });

  test('a kind of price that the form does not offer is chosen anew', () => {
    expect(draftFromListing({ ...desk, price_type: 'other' }).price_type).toBe('');
  });

  test('no price and no phone are empty fields', () => {
    expect(draftFromListing({ ...desk, price: null })).toMatchObject({ price: '', contact_phone: '' });
  });
});

test('free forces 0 and remembers the price for when it is taken back', () => {
  const start = { draft: { ...emptyDraft(), price: '25.50' }, rememberedPrice: '' };
  const free = choosePriceType(start, 'free');
  expect(free.draft).toMatchObject({ price_type: 'free', price: '0' });
  expect(choosePriceType(choosePriceType(free, 'free'), 'negotiable').draft.price).toBe('25.50');
  expect(choosePriceType(start, 'negotiable').draft.price).toBe('25.50');
});

describe('publishing', () => {
  test('without a chosen place there is no call but a line, until something changes', async () => {
    const { change, submit, save, context } = await create();
    change({ title: 'Oak desk' });
    submit();
    expect(save.calls).toHaveLength(0);
    expect(context().submitError).toBe(texts.listingForm.locationInvalid);
    change({ location: austin });
    expect(context().submitError).toBeNull();
  });

  test('a retry is the same attempt; a changed listing is another', async () => {
    const { actor, change, submit, save, context } = await create();
    change({ title: 'Oak desk', location: austin });
    submit();
    save.last().reject(new Error('timeout'));
    await settle();
    actor.send({ type: 'failure.retried' });
    save.last().reject({ status: 422, serverMessage: 'Please check', fieldErrors: { title: ['Too plain'] } });
    await settle();
    expect(context().failure).toEqual({
      title: texts.listingForm.createFailedTitle,
      message: 'Please check',
    });
    actor.send({ type: 'failure.dismissed' });
    expect(context().fieldErrors).toEqual({ title: 'Too plain' });
    change({ title: 'Solid oak desk' });
    expect(context().fieldErrors).toEqual({});
    submit();
    const keys = save.calls.map(({ input }) => input.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('an ended session keeps the draft and leads to signing in', async () => {
    const { actor, change, submit, save, context, shelf, types } = await create();
    change({ title: 'Oak desk', location: austin });
    submit();
    save.last().reject({ status: 401 });
    await settle();
    expect(context().failure).toEqual({
      title: texts.listingForm.authTitle,
      message: texts.listingForm.authText,
    });
    actor.send({ type: 'signIn.requested' });
    expect(types()).toContain('signIn.due');
    const back = await create(shelf.stored);
    back.submit();
    expect(back.save.last().input).toEqual(save.last().input);
  });

  test('an edit that fails says so in its own words', async () => {
    const { load, restore, change, submit, save, context } = open({
      mode: 'edit',
      draftId: 'new',
      listingId: 'desk',
    });
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve(null);
    await settle();
    change({ title: 'Oak desk, sold soon' });
    submit();
    expect(save.last().input).toMatchObject({ mode: 'edit', listingId: 'desk' });
    save.last().reject(new Error('ECONNRESET'));
    await settle();
    expect(context().failure).toEqual({
      title: texts.listingForm.updateFailedTitle,
      message: texts.listingForm.failedText,
    });
  });

  test('photos that do not arrive do not undo the listing', async () => {
    const { change, submit, save, photos, state, context, types } = await create();
    change({ title: 'Oak desk', location: austin });
    submit();
    save.last().resolve(desk);
    await settle();
    expect(photos.last().input).toEqual({ listingId: 'desk' });
    photos.last().reject(new Error('offline'));
    await settle();
    expect(state()).toEqual({ succeeded: 'redirecting' });
    expect(context().photosMissing).toBe(true);
    expect(types()).toEqual(['listing.saved', 'failure.logged']);
  });
});

describe('after success', () => {
  test('stays at 1999 ms, leaves at 2000 ms, and the draft is gone', async () => {
    const { clock, types, heard, shelf } = await published();
    expect(shelf.stored).toBeNull();
    clock.increment(1999);
    expect(types()).not.toContain('redirect.due');
    clock.increment(1);
    expect(heard.at(-1)).toEqual({ type: 'redirect.due', listingId: 'desk' });
  });

  test('any key or press stops the clock; the link still leads on', async () => {
    const { actor, clock, types } = await published();
    actor.send({ type: 'redirect.cancelled' });
    clock.increment(60_000);
    expect(types()).not.toContain('redirect.due');
    actor.send({ type: 'listing.viewed' });
    expect(types()).toContain('redirect.due');
  });

  test('another listing starts empty, under its own key, and stays', async () => {
    const { actor, clock, context, state } = await published();
    actor.send({ type: 'another.started', draftId: 'next' });
    clock.increment(60_000);
    expect(state()).toBe('editing');
    expect(context()).toMatchObject({ draftId: 'next', revision: 0, dirty: false, listing: null });
    expect(context().draft.title).toBe('');
  });

  test('leaving the page stops the clock', async () => {
    const { actor, clock, types } = await published();
    actor.stop();
    clock.increment(60_000);
    expect(types()).not.toContain('redirect.due');
  });
});

describe('leaving', () => {
  test('an untouched form goes at once', async () => {
    const { actor, types } = await create();
    actor.send({ type: 'leave.requested' });
    expect(types()).toEqual(['leave.due']);
  });

  test('a changed one asks, and stays or goes as told', async () => {
    const { actor, change, state, shelf, types } = await create();
    change({ title: 'Oak' });
    actor.send({ type: 'leave.requested' });
    expect(state()).toBe('confirmingLeave');
    actor.send({ type: 'leave.cancelled' });
    expect(state()).toBe('editing');
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    expect(types()).toEqual(['leave.due']);
    expect(shelf.stored).toBeNull();
  });
});

test('never two saves in flight, and the shelf always holds what was typed last', async () => {
  const step = fc.oneof(
    fc
      .record({ title: fc.string({ maxLength: 3 }), location: fc.constantFrom(austin, augusta, null) })
      .map((changes) => ({ changes })),
    fc.constantFrom<'free' | 'fixed'>('free', 'fixed').map((priceType) => ({ priceType })),
    fc
      .constantFrom('submit', 'save', 'fail', 'end', 'retry', 'dismiss', 'leave', 'stay', 'wait')
      .map((act) => ({ act })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (plan) => {
      const { actor, clock, save, shelf, context, change, submit } = await create();
      const perKey = new Map<string, string>();
      for (const next of plan) {
        if ('changes' in next) change(next.changes);
        else if ('priceType' in next) actor.send({ type: 'priceType.chosen', priceType: next.priceType });
        else if (next.act === 'submit') submit();
        else if (next.act === 'save') save.calls.at(-1)?.resolve(desk);
        else if (next.act === 'fail') save.calls.at(-1)?.reject({ status: 500 });
        else if (next.act === 'end') save.calls.at(-1)?.reject({ status: 401 });
        else if (next.act === 'retry') actor.send({ type: 'failure.retried' });
        else if (next.act === 'dismiss') actor.send({ type: 'failure.dismissed' });
        else if (next.act === 'leave') actor.send({ type: 'leave.requested' });
        else if (next.act === 'stay') actor.send({ type: 'leave.cancelled' });
        else clock.increment(1000);
        await settle();
        expect(save.inFlight()).toBeLessThanOrEqual(1);
        const isBefore = (['editing', 'confirmingLeave', 'publishing', 'failed', 'signedOut'] as const).some(
          (unsaved) => actor.getSnapshot().matches(unsaved),
        );
        if (isBefore && context().dirty) expect(shelf.stored?.draft).toEqual(context().draft);
      }
      // One key, one content: a repeated attempt can never become a second listing.
      for (const { input } of save.calls) {
        const content = JSON.stringify(input.draft);
        expect(perKey.get(input.idempotencyKey) ?? content).toBe(content);
        perKey.set(input.idempotencyKey, content);
      }
    }),
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof listingEditorMachine>>().toEqualTypeOf<ListingEditorEvent>();
  expectTypeOf<InputFrom<typeof listingEditorMachine>>().toEqualTypeOf<ListingEditorInput>();
  // @ts-expect-error an edit needs its listing
  const input: ListingEditorInput = { mode: 'edit', draftId: 'new' };
  expect(input.mode).toBe('edit');
});
