import { texts } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createListing, openEditor } from '../testing/editor.ts';
import { settle } from '../testing/harness.ts';
import { augusta, austin } from '../testing/people.ts';
import { desk, storedDraft } from './listingEditor.samples.ts';
import { sentImage } from '../uploadQueue/uploadQueue.samples.ts';
import { seeded } from '../testing/seed.ts';

async function published() {
  const flow = await createListing();
  flow.change({ title: 'Oak desk', price: '120', location: austin });
  await flow.submit();
  flow.save.last().resolve(desk);
  await settle();
  return flow;
}

describe('publishing', () => {
  test('without a chosen place it shows an error instead of sending, until something changes', async () => {
    const { change, submit, save, context } = await createListing();
    change({ title: 'Oak desk' });
    await submit();
    expect(save.calls).toHaveLength(0);
    expect(context().submitError).toBe(texts.listingForm.locationInvalid);
    change({ location: austin });
    expect(context().submitError).toBeNull();
  });

  test.each(['fixed', 'negotiable'] as const)(
    'a blank %s price asks before the listing becomes free',
    async (type) => {
      const { actor, change, submit, photos, save, context, state, shelf } = await createListing();
      change({ title: 'Oak desk', location: austin, price_type: type, price: ' ' });
      await submit();
      expect([state(), photos.calls.length]).toEqual(['confirmingFree', 0]);
      actor.send({ type: 'free.declined' });
      expect(state()).toBe('editing');
      await submit();
      actor.send({ type: 'free.confirmed' });
      expect(shelf.stored?.draft.price_type).toBe('free');
      photos.last().resolve({ missing: false });
      await settle();
      expect(save.last().input.draft).toMatchObject({ price_type: 'free', price: '0' });
      expect(context().rememberedPrice).toBe(' ');
    },
  );

  test.each([
    { price_type: 'fixed', price: '0' },
    { price_type: 'free', price: '' },
  ] as const)('$price_type, $price is intended: no question', async (changes) => {
    const { change, submit, state } = await createListing();
    change({ title: 'Oak desk', location: austin, ...changes });
    await submit();
    expect(state()).toBe('publishing');
  });

  test('a retry is the same attempt; a changed listing is a new one', async () => {
    const { actor, change, submit, retry, save, context } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    await submit();
    save.last().reject(new Error('timeout'));
    await settle();
    await retry();
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
    await submit();
    const keys = save.calls.map(({ input }) => input.idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('an expired session keeps the draft and redirects to sign-in', async () => {
    const { actor, change, submit, save, context, shelf, types } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    await submit();
    save.last().reject({ status: 401 });
    await settle();
    expect(context().failure).toEqual({
      title: texts.listingForm.authTitle,
      message: texts.listingForm.authText,
    });
    actor.send({ type: 'signIn.requested' });
    expect(types()).toContain('signIn.due');
    const back = await createListing(shelf.stored);
    await back.submit();
    expect(back.save.last().input).toEqual(save.last().input);
  });

  test('a failed edit has its own error text', async () => {
    const { load, restore, change, submit, save, context } = openEditor({
      mode: 'edit',
      draftId: 'new',
      listingId: 'desk',
    });
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve(null);
    await settle();
    change({ title: 'Oak desk, sold soon' });
    await submit();
    expect(save.last().input).toMatchObject({ mode: 'edit', listingId: 'desk' });
    save.last().reject(new Error('ECONNRESET'));
    await settle();
    expect(context().failure).toEqual({
      title: texts.listingForm.updateFailedTitle,
      message: texts.listingForm.failedText,
    });
  });

  test('uploads photos first and saves the listing with them', async () => {
    const { actor, change, save, photos, state } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    actor.send({ type: 'draft.submitted' });
    expect([state(), save.calls.length]).toEqual(['uploading', 0]);
    const order = [{ id: 'front', turn: 90 as const }, { id: 'back' }];
    photos.last().resolve({ missing: false, photos: order });
    await settle();
    expect(save.last().input).toMatchObject({ photos: order, photosMissing: false });
  });

  test('photos that fail do not hold up the listing', async () => {
    const { actor, change, save, photos, state, context, types } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    actor.send({ type: 'draft.submitted' });
    photos.last().reject(new Error('offline'));
    await settle();
    expect(save.last().input.photosMissing).toBe(true);
    save.last().resolve(desk);
    await settle();
    expect(state()).toEqual({ succeeded: 'staying' });
    expect(context().photosMissing).toBe(true);
    expect(types()).toEqual(['failure.logged', 'listing.saved']);
  });

  describe('a photo uploaded on the second try, when the first saved the listing and its response was lost', () => {
    const saved = { ...desk, images: [sentImage('front')] };
    const front = { id: 'front' };
    const triedTwice = async () => {
      const flow = await createListing();
      const { actor, change, save, photos } = flow;
      change({ title: 'Oak desk', price: '120', location: austin });
      actor.send({ type: 'draft.submitted' });
      photos.last().resolve({ missing: true, photos: [front] });
      await settle();
      save.last().reject(new Error('timeout'));
      await settle();
      actor.send({ type: 'failure.retried' });
      photos.last().resolve({ missing: false, photos: [front, { id: 'back' }] });
      await settle();
      save.last().resolve(saved);
      await settle();
      return flow;
    };

    test('is added to that listing, next to its other photos', async () => {
      const { save, context, state, types } = await triedTwice();
      const keys = save.calls.map(({ input }) => input.idempotencyKey);
      expect([keys[0], keys[2]]).toEqual([keys[1], `${keys[1]}.photos`]);
      expect(save.last().input).toMatchObject({
        mode: 'edit',
        listingId: 'desk',
        photos: [front, { id: 'back' }],
      });
      const whole = { ...saved, images: [...saved.images, sentImage('back')] };
      save.last().resolve(whole);
      await settle();
      expect([state(), context().listing]).toEqual([{ succeeded: 'redirecting' }, whole]);
      expect([context().mode, types()]).toEqual(['create', ['failure.logged', 'listing.saved']]);
    });

    test('is not lost when adding it fails: the saved listing is edited, and no second one is created', async () => {
      const { actor, photos, save, context, state, shelf } = await triedTwice();
      save.last().reject(new Error('timeout'));
      await settle();
      expect(context().failure?.title).toBe(texts.listingForm.updateFailedTitle);
      expect(shelf.stored?.draft.title).toBe('Oak desk');
      actor.send({ type: 'failure.retried' });
      photos.last().resolve({ missing: false, photos: [front, { id: 'back' }] });
      await settle();
      expect(save.last().input).toMatchObject({ mode: 'edit', listingId: 'desk' });
      expect(save.calls.slice(0, -1).map(({ input }) => input.idempotencyKey)).not.toContain(
        save.last().input.idempotencyKey,
      );
      save.last().resolve({ ...saved, images: [...saved.images, sentImage('back')] });
      await settle();
      expect(state()).toEqual({ succeeded: 'redirecting' });
    });
  });

  test('the notice about missing photos stays until it is read: only a button continues', async () => {
    const { actor, clock, change, save, photos, context, heard } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    actor.send({ type: 'draft.submitted' });
    photos.last().resolve({ missing: true });
    await settle();
    save.last().resolve(desk);
    await settle();
    clock.increment(60_000);
    expect(heard.map(({ type }) => type)).toEqual(['listing.saved']);
    expect(context().photosMissing).toBe(true);
    actor.send({ type: 'listing.viewed' });
    expect(heard.at(-1)).toEqual({ type: 'redirect.due', listingId: 'desk' });
  });
});

test('two forms that continue the same draft are two attempts, unless nothing is changed', async () => {
  const forms = [];
  for (const draftId of ['left', 'right']) {
    const flow = openEditor({ mode: 'create', draftId });
    flow.restore.last().resolve({ ...storedDraft, draft: { ...storedDraft.draft, location: austin } });
    await settle();
    await flow.submit();
    flow.save.last().reject(new Error('timeout'));
    await settle();
    flow.actor.send({ type: 'failure.dismissed' });
    flow.change({ title: `Desk on the ${draftId}` });
    await flow.submit();
    forms.push(flow.save.calls.map(({ input }) => input.idempotencyKey));
  }
  expect(forms).toEqual([
    ['kept.4', 'left.5'],
    ['kept.4', 'right.5'],
  ]);
});

describe('a listing that was deleted meanwhile', () => {
  const edit = () => openEditor({ mode: 'edit', draftId: 'new', listingId: 'desk' });

  test('leaves no draft behind when its form is opened', async () => {
    const { load, shelf, state } = edit();
    shelf.stored = storedDraft;
    load.last().reject({ status: 404 });
    await settle();
    expect([state(), shelf.stored]).toEqual(['notFound', null]);
  });

  test.each([{ status: 403 }, { status: 500 }, new Error('offline')])(
    'is not the same as one that is unavailable right now: %o',
    async (error) => {
      const { load, shelf } = edit();
      shelf.stored = storedDraft;
      load.last().reject(error);
      await settle();
      expect(shelf.stored).toBe(storedDraft);
    },
  );

  test('cannot be saved: no retry is offered, the form stays on the screen, no draft is left', async () => {
    const { actor, load, restore, change, submit, retry, save, shelf, state, context, types } = edit();
    load.last().resolve({ listing: desk, owner: true });
    await settle();
    restore.last().resolve(null);
    await settle();
    change({ title: 'Oak desk, still here' });
    await submit();
    save.last().reject({ status: 404, serverMessage: 'Listing not found' });
    await settle();
    expect([state(), shelf.stored, types()]).toEqual(['failed', null, ['failure.logged']]);
    expect(context().failure).toEqual({
      title: texts.listing.notFoundTitle,
      message: texts.listing.notFoundText,
    });
    await retry();
    expect(save.calls).toHaveLength(1);
    actor.send({ type: 'failure.dismissed' });
    expect([state(), context().draft.title]).toEqual(['editing', 'Oak desk, still here']);
  });

  test('is not the same as a new one whose request got a 404 from something on the way', async () => {
    const { change, submit, retry, save, shelf, state } = await createListing();
    change({ title: 'Oak desk', price: '120', location: austin });
    await submit();
    save.last().reject({ status: 404 });
    await settle();
    expect([state(), shelf.stored?.draft.title]).toEqual(['failed', 'Oak desk']);
    await retry();
    expect(save.inFlight()).toBe(1);
  });
});

describe('after success', () => {
  test('stays at 1999 ms, redirects at 2000 ms, and the draft is deleted', async () => {
    const { clock, types, heard, shelf } = await published();
    expect(shelf.stored).toBeNull();
    clock.increment(1999);
    expect(types()).not.toContain('redirect.due');
    clock.increment(1);
    expect(heard.at(-1)).toEqual({ type: 'redirect.due', listingId: 'desk' });
  });

  test('any key or press stops the timer; the link still works', async () => {
    const { actor, clock, types } = await published();
    actor.send({ type: 'redirect.canceled' });
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
    expect(context()).toMatchObject({
      draftId: 'next',
      ownId: 'next',
      revision: 0,
      dirty: false,
      listing: null,
    });
    expect(context().draft.title).toBe('');
  });

  test('leaving the page stops the timer', async () => {
    const { actor, clock, types } = await published();
    actor.stop();
    clock.increment(60_000);
    expect(types()).not.toContain('redirect.due');
  });
});

test('never two saves in flight, and the stored draft always holds the last text', async () => {
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
      const { actor, clock, save, shelf, context, change, submit, retry } = await createListing();
      const perKey = new Map<string, string>();
      for (const next of plan) {
        if ('changes' in next) change(next.changes);
        else if ('priceType' in next) actor.send({ type: 'priceType.chosen', priceType: next.priceType });
        else if (next.act === 'submit') await submit();
        else if (next.act === 'save') save.calls.at(-1)?.resolve(desk);
        else if (next.act === 'fail') save.calls.at(-1)?.reject({ status: 500 });
        else if (next.act === 'end') save.calls.at(-1)?.reject({ status: 401 });
        else if (next.act === 'retry') await retry();
        else if (next.act === 'dismiss') actor.send({ type: 'failure.dismissed' });
        else if (next.act === 'leave') actor.send({ type: 'leave.requested' });
        else if (next.act === 'stay') actor.send({ type: 'leave.canceled' });
        else clock.increment(1000);
        await settle();
        expect(save.inFlight()).toBeLessThanOrEqual(1);
        const isBefore = (['editing', 'confirmingLeave', 'publishing', 'failed', 'signedOut'] as const).some(
          (unsaved) => actor.getSnapshot().matches(unsaved),
        );
        if (isBefore && context().dirty) expect(shelf.stored?.draft).toEqual(context().draft);
      }
      // One key, one content: a repeated attempt can never create a second listing.
      for (const { input } of save.calls) {
        const content = JSON.stringify(input.draft);
        expect(perKey.get(input.idempotencyKey) ?? content).toBe(content);
        perKey.set(input.idempotencyKey, content);
      }
    }),
    seeded,
  );
});
