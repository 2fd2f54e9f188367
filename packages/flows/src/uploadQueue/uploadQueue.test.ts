import { limits, texts, type ListingImage } from '@porchlight/domain';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { createActor, type EventFrom, type InputFrom } from 'xstate';

import { CompressionError, maxSourcePixels, type CompressedImage } from '../compression/index.ts';
import { heldCall, settle } from '../testing/harness.ts';
import {
  previewKeeper,
  remainingSlots,
  uploadAll,
  uploadQueueMachine,
  type InspectedFile,
  type PickedFile,
  type UploadInput,
  type UploadQueueEvent,
  type UploadQueueInput,
} from './index.ts';
import { inspected, picked } from './uploadQueue.samples.ts';

const small = (name: string): CompressedImage => ({
  blob: new Blob([name], { type: 'image/jpeg' }),
  name,
  width: 10,
  height: 10,
});

function start(slots = 5) {
  const inspect = heldCall<InspectedFile[], { files: PickedFile[] }>();
  const compress = heldCall<CompressedImage, { file: PickedFile['file'] }>();
  const upload = heldCall<ListingImage[], UploadInput>();
  const released: string[] = [];
  const actor = createActor(
    uploadQueueMachine.provide({
      actors: {
        previews: previewKeeper((url) => released.push(url)),
        inspect: inspect.actor,
        compress: compress.actor,
        upload: upload.actor,
      },
    }),
    { input: { slots } },
  );
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();

  async function add(...files: PickedFile[]) {
    actor.send({ type: 'files.added', files });
    inspect.last().resolve(files.map(({ id }) => inspected(id)));
    await settle();
  }
  async function compressNext(error?: unknown) {
    const call = compress.last();
    if (error === undefined) call.resolve(small(call.input.file.name));
    else call.reject(error);
    await settle();
  }
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    inspect,
    compress,
    upload,
    released,
    heard,
    add,
    compressNext,
    context,
    statuses: () => context().items.map(({ id, status }) => `${id} ${status}`),
  };
}

describe('taking files', () => {
  test('prepares one after the other and keeps the order', async () => {
    const { compress, add, compressNext, statuses } = start();
    await add(picked('a'), picked('b'), picked('c'));
    expect(compress.inFlight()).toBe(1);
    expect(statuses()).toEqual(['a compressing', 'b waiting', 'c waiting']);
    await compressNext();
    await compressNext();
    await compressNext();
    expect(statuses()).toEqual(['a done', 'b done', 'c done']);
  });

  test('turns down what is no picture, whatever its name says', async () => {
    const { actor, inspect, context } = start();
    actor.send({ type: 'files.added', files: [picked('a'), picked('b')] });
    inspect
      .last()
      .resolve([inspected('a', { type: undefined, preview: null }), inspected('b', { type: 'image/png' })]);
    await settle();
    expect(context().items.map(({ id }) => id)).toEqual(['b']);
    expect(context().notices).toEqual([texts.images.typesInvalid]);
    actor.send({ type: 'notices.dismissed' });
    expect(context().notices).toEqual([]);
  });

  test('turns down what is over 10 MB and takes the rest', async () => {
    const { actor, inspect, context, released } = start();
    const large = { id: 'a', file: new File([new Uint8Array(limits.imageMaxBytes + 1)], 'a.jpg') };
    const exact = { id: 'b', file: new File([new Uint8Array(limits.imageMaxBytes)], 'b.jpg') };
    actor.send({ type: 'files.added', files: [large, exact] });
    inspect.last().resolve([inspected('a'), inspected('b')]);
    await settle();
    expect(context().items.map(({ id }) => id)).toEqual(['b']);
    expect(context().notices).toEqual([texts.images.tooLarge]);
    expect(released).toEqual(['blob:a']);
  });

  test.each([
    { slots: 5, chosen: 7, kept: 5 },
    { slots: 1, chosen: 2, kept: 1 },
    { slots: 0, chosen: 1, kept: 0 },
  ])('$slots free, $chosen chosen: $kept kept', async ({ slots, chosen, kept }) => {
    const { add, context, released } = start(slots);
    await add(...Array.from({ length: chosen }, (_, index) => picked(`p${index}`)));
    expect(context().items).toHaveLength(kept);
    expect(context().notices).toEqual([texts.images.tooMany(slots)]);
    expect(released).toHaveLength(chosen - kept);
    expect(remainingSlots(context())).toBe(0);
  });

  test('files chosen while others are prepared join the end', async () => {
    const { actor, inspect, add, compressNext, statuses } = start();
    await add(picked('a'));
    actor.send({ type: 'files.added', files: [picked('b')] });
    await compressNext();
    inspect.last().resolve([inspected('b')]);
    await settle();
    expect(statuses()).toEqual(['a done', 'b compressing']);
  });

  test('files chosen while others are looked at join the end', async () => {
    const { actor, inspect, context } = start();
    actor.send({ type: 'files.added', files: [picked('a')] });
    const first = inspect.last();
    actor.send({ type: 'files.added', files: [picked('b')] });
    first.resolve([inspected('a')]);
    await settle();
    inspect.last().resolve([inspected('b')]);
    await settle();
    expect(context().items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(inspect.calls).toHaveLength(2);
  });

  test('a picture that would unpack into gigabytes is not decoded', async () => {
    const { actor, inspect, compress, context } = start();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().resolve([inspected('a', { width: maxSourcePixels, height: 2 })]);
    await settle();
    expect(context().items[0]).toMatchObject({ status: 'errored', error: texts.images.loadFailed });
    expect(context().alert).toBe(texts.images.processingFailed);
    expect(compress.calls).toHaveLength(0);
  });

  test('a moving picture is marked as becoming still', async () => {
    const { actor, inspect, context } = start();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().resolve([inspected('a', { type: 'image/gif' })]);
    await settle();
    expect(context().items[0]?.becomesStill).toBe(true);
  });

  test('files that cannot even be looked at are told about', async () => {
    const { actor, inspect, context, heard } = start();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().reject(new Error('gone'));
    await settle();
    expect(context()).toMatchObject({ incoming: [], items: [], alert: texts.images.processingFailed });
    expect(heard).toEqual(['failure.logged']);
  });
});

describe('what goes wrong', () => {
  test.each([
    { error: new CompressionError(texts.images.loadFailed), text: texts.images.loadFailed },
    { error: new CompressionError(texts.images.noCanvas), text: texts.images.noCanvas },
    { error: new Error('RangeError: out of memory'), text: texts.images.compressFailed },
  ])('shows "$text" at the photo, raises the alert and goes on', async ({ error, text }) => {
    const { actor, add, compressNext, context, statuses } = start();
    await add(picked('a'), picked('b'));
    await compressNext(error);
    expect(context().items[0]?.error).toBe(text);
    expect(context().alert).toBe(texts.images.processingFailed);
    await compressNext();
    expect(statuses()).toEqual(['a errored', 'b done']);
    actor.send({ type: 'alert.dismissed' });
    expect(context().alert).toBeNull();
    actor.send({ type: 'item.retried', id: 'a' });
    await compressNext();
    expect(statuses()).toEqual(['a done', 'b done']);
  });

  test('an earlier photo that is retried does not take the answer of the one under way', async () => {
    const { actor, add, compress, compressNext, context } = start();
    await add(picked('a'), picked('b'));
    await compressNext(new Error('memory'));
    actor.send({ type: 'item.retried', id: 'a' });
    await compressNext();
    expect(context().items[1]?.compressed?.name).toBe('b.jpg');
    expect(compress.last().input.file.name).toBe('a.jpg');
  });

  test('removing the photo under way calls its work off and goes on with the next', async () => {
    const { actor, add, compress, statuses, released } = start();
    await add(picked('a'), picked('b'));
    const first = compress.last();
    actor.send({ type: 'item.removed', id: 'a' });
    expect(first.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['b compressing']);
    expect(released).toEqual(['blob:a']);
  });

  test('removing another leaves the work alone', async () => {
    const { actor, add, compress } = start();
    await add(picked('a'), picked('b'));
    actor.send({ type: 'item.removed', id: 'b' });
    expect(compress.calls).toHaveLength(1);
    expect(compress.last().signal.aborted).toBe(false);
  });
});

test('a photo moved to the front becomes the primary one, whatever is being prepared', async () => {
  const { actor, add, compressNext, context, statuses } = start();
  await add(picked('a'), picked('b'), picked('c'));
  actor.send({ type: 'item.moved', id: 'c', to: 0 });
  expect(statuses()).toEqual(['c waiting', 'a compressing', 'b waiting']);
  await compressNext();
  expect(context().items[1]?.compressed?.name).toBe('a.jpg');
  actor.send({ type: 'item.moved', id: 'c', to: 99 });
  actor.send({ type: 'item.moved', id: 'gone', to: 0 });
  expect(context().items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

describe('sending', () => {
  test('waits for what is being prepared, skips what failed, keeps the order', async () => {
    const { actor, add, compressNext, upload, heard } = start();
    await add(picked('a'), picked('b'), picked('c'));
    actor.send({ type: 'upload.started', listingId: 'desk' });
    await compressNext();
    await compressNext(new Error('memory'));
    expect(upload.calls).toHaveLength(0);
    await compressNext();
    expect(upload.last().input.listingId).toBe('desk');
    expect(upload.last().input.files.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
    upload.last().resolve([]);
    await settle();
    expect(actor.getSnapshot().value).toBe('uploaded');
    expect(heard).toEqual(['failure.logged', 'images.uploaded']);
  });

  test('tells how far it is, between 0 and 1', async () => {
    const { actor, add, compressNext, upload, context } = start();
    await add(picked('a'));
    await compressNext();
    actor.send({ type: 'upload.started', listingId: 'desk' });
    upload.last().input.onProgress(0.4);
    expect(context().progress).toBe(0.4);
    upload.last().input.onProgress(7);
    expect(context().progress).toBe(1);
  });

  test('nothing to send is done at once', async () => {
    const { actor, upload } = start();
    expect(await uploadAll(actor, 'desk')).toEqual({ missing: false });
    expect(upload.calls).toHaveLength(0);
  });

  test.each([
    { name: 'all arrived', fail: false, spoil: false, missing: false },
    { name: 'the server refused', fail: true, spoil: false, missing: true },
    { name: 'one could not be prepared', fail: false, spoil: true, missing: true },
  ])('$name: missing $missing', async ({ fail, spoil, missing }) => {
    const { actor, add, compressNext, upload } = start();
    await add(picked('a'), picked('b'));
    await compressNext(spoil ? new Error('memory') : undefined);
    await compressNext();
    const outcome = uploadAll(actor, 'desk');
    if (fail) upload.last().reject({ status: 500 });
    else upload.last().resolve([]);
    expect(await outcome).toEqual({ missing });
  });

  test('a failed upload can be tried again with the same photos', async () => {
    const { actor, add, compressNext, upload } = start();
    await add(picked('a'));
    await compressNext();
    actor.send({ type: 'upload.started', listingId: 'desk' });
    upload.last().reject(new Error('offline'));
    await settle();
    expect(actor.getSnapshot().value).toBe('uploadFailed');
    actor.send({ type: 'upload.retried' });
    expect(upload.last().input.files.map(({ name }) => name)).toEqual(['a.jpg']);
  });
});

test('starting over releases every preview and takes new slots', async () => {
  const { actor, add, compress, context, released } = start(2);
  await add(picked('a'), picked('b'));
  actor.send({ type: 'queue.reset', slots: 5 });
  expect(compress.last().signal.aborted).toBe(true);
  expect(context()).toMatchObject({ items: [], incoming: [], slots: 5 });
  expect(released).toEqual(['blob:a', 'blob:b']);
});

test('leaving releases what is left, once', async () => {
  const { actor, add, released } = start();
  await add(picked('a'), picked('b'));
  actor.send({ type: 'item.removed', id: 'b' });
  actor.stop();
  expect(released).toEqual(['blob:b', 'blob:a']);
});

test('one photo prepared at a time, never more than fit, every preview released once', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), count: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constantFrom('remove' as const, 'retry' as const), index: fc.nat(5) }),
    fc.record({
      do: fc.constantFrom(
        'look' as const,
        'shrink' as const,
        'spoil' as const,
        'send' as const,
        'sent' as const,
        'lost' as const,
        'reset' as const,
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (plan) => {
      const { actor, inspect, compress, upload, released, context } = start(3);
      const kept: string[] = [];
      let serial = 0;
      for (const next of plan) {
        const item = 'index' in next ? context().items[next.index] : undefined;
        if (next.do === 'add') {
          const files = Array.from({ length: next.count }, () => picked(`p${(serial += 1)}`));
          actor.send({ type: 'files.added', files });
        } else if (next.do === 'look' && inspect.inFlight() === 1) {
          const { files } = inspect.last().input;
          kept.push(...files.map(({ id }) => `blob:${id}`));
          inspect.last().resolve(files.map(({ id }) => inspected(id)));
        } else if (next.do === 'remove' && item) actor.send({ type: 'item.removed', id: item.id });
        else if (next.do === 'retry' && item) actor.send({ type: 'item.retried', id: item.id });
        else if (next.do === 'shrink') compress.calls.at(-1)?.resolve(small('x'));
        else if (next.do === 'spoil') compress.calls.at(-1)?.reject(new Error('memory'));
        else if (next.do === 'send') actor.send({ type: 'upload.started', listingId: 'desk' });
        else if (next.do === 'sent') upload.calls.at(-1)?.resolve([]);
        else if (next.do === 'lost') upload.calls.at(-1)?.reject(new Error('offline'));
        else if (next.do === 'reset') actor.send({ type: 'queue.reset' });
        await settle();
        expect(compress.inFlight()).toBeLessThanOrEqual(1);
        expect(upload.inFlight()).toBeLessThanOrEqual(1);
        expect(context().items.length).toBeLessThanOrEqual(3);
        expect(context().items.filter(({ status }) => status === 'compressing').length).toBeLessThanOrEqual(
          1,
        );
      }
      actor.stop();
      expect(released.toSorted()).toEqual(kept.toSorted());
    }),
  );
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof uploadQueueMachine>>().toEqualTypeOf<UploadQueueEvent>();
  expectTypeOf<InputFrom<typeof uploadQueueMachine>>().toEqualTypeOf<UploadQueueInput>();
});
