import { limits, texts } from '@porchlight/domain';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { EventFrom, InputFrom } from 'xstate';

import { CompressionError, maxSourcePixels } from '../compression/index.ts';
import { settle } from '../testing/harness.ts';
import { startQueue } from '../testing/uploads.ts';
import {
  type InspectedFile,
  remainingSlots,
  type uploadQueueMachine,
  type UploadQueueEvent,
  type UploadQueueInput,
} from './index.ts';
import { inspected, picked } from './uploadQueue.samples.ts';

describe('adding files', () => {
  test('prepares one after the other and keeps the order', async () => {
    const { compress, add, compressNext, statuses } = startQueue();
    await add(picked('a'), picked('b'), picked('c'));
    expect(compress.inFlight()).toBe(1);
    expect(statuses()).toEqual(['a compressing', 'b waiting', 'c waiting']);
    await compressNext();
    await compressNext();
    await compressNext();
    expect(statuses()).toEqual(['a done', 'b done', 'c done']);
  });

  test('rejects files that are not images, whatever their extension', async () => {
    const { actor, inspect, context } = startQueue();
    actor.send({ type: 'files.added', files: [picked('a'), picked('b'), picked('c')] });
    const nothing = { type: undefined, preview: null };
    inspect
      .last()
      .resolve([inspected('a', nothing), inspected('b', { type: 'image/png' }), inspected('c', nothing)]);
    await settle();
    expect(context().items.map(({ id }) => id)).toEqual(['b']);
    expect(context().notices).toEqual([
      { text: texts.images.typesInvalid, names: [picked('a').file.name, picked('c').file.name] },
    ]);
    actor.send({ type: 'notices.dismissed' });
    expect(context().notices).toEqual([]);
  });

  test('takes the photos next to a folder and an empty file, and names those two', async () => {
    const { actor, inspect, context } = startQueue();
    actor.send({ type: 'files.added', files: ['a', 'folder', 'b', 'empty'].map(picked) });
    const unreadable = { type: undefined, preview: null, isUnreadable: true } as const;
    inspect
      .last()
      .resolve([
        inspected('a'),
        inspected('folder', unreadable),
        inspected('b'),
        inspected('empty', unreadable),
      ]);
    await settle();
    expect(context()).toMatchObject({
      items: [{ id: 'a' }, { id: 'b' }],
      notices: [{ text: texts.images.unreadable, names: ['folder.jpg', 'empty.jpg'] }],
      alert: null,
    });
  });

  test('rejects files over 10 MB and takes the rest', async () => {
    const { actor, inspect, context, released } = startQueue();
    const large = { id: 'a', file: new File([new Uint8Array(limits.imageMaxBytes + 1)], 'a.jpg') };
    const exact = { id: 'b', file: new File([new Uint8Array(limits.imageMaxBytes)], 'b.jpg') };
    actor.send({ type: 'files.added', files: [large, exact] });
    inspect.last().resolve([inspected('a'), inspected('b')]);
    await settle();
    expect(context().items.map(({ id }) => id)).toEqual(['b']);
    expect(context().notices).toEqual([{ text: texts.images.tooLarge, names: ['a.jpg'] }]);
    expect(released).toEqual(['blob:a']);
  });

  test.each([
    { slots: 5, chosen: 7, kept: 5 },
    { slots: 1, chosen: 2, kept: 1 },
    { slots: 0, chosen: 1, kept: 0 },
  ])('$slots free, $chosen chosen: $kept kept', async ({ slots, chosen, kept }) => {
    const { add, context, released } = startQueue(slots);
    await add(...Array.from({ length: chosen }, (_, index) => picked(`p${index}`)));
    expect(context().items).toHaveLength(kept);
    expect(context().notices).toMatchObject([{ text: texts.images.tooMany(slots) }]);
    expect(context().notices[0]?.names).toHaveLength(chosen - kept);
    expect(released).toHaveLength(chosen - kept);
    expect(remainingSlots(context())).toBe(0);
  });

  test('files chosen while others are prepared are appended', async () => {
    const { actor, inspect, add, compressNext, statuses } = startQueue();
    await add(picked('a'));
    actor.send({ type: 'files.added', files: [picked('b')] });
    await compressNext();
    inspect.last().resolve([inspected('b')]);
    await settle();
    expect(statuses()).toEqual(['a done', 'b compressing']);
  });

  test('files chosen while others are inspected are appended', async () => {
    const { actor, inspect, context } = startQueue();
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

  test('an image that would unpack into gigabytes is not decoded', async () => {
    const { actor, inspect, compress, context } = startQueue();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().resolve([inspected('a', { width: maxSourcePixels, height: 2 })]);
    await settle();
    expect(context().items[0]).toMatchObject({ status: 'failed', error: texts.images.loadFailed });
    expect(context().alert).toBe(texts.images.processingFailed);
    expect(compress.calls).toHaveLength(0);
  });

  test.each<[string, Partial<InspectedFile>, boolean]>([
    ['a GIF', { type: 'image/gif' }, true],
    ['an animated WebP', { type: 'image/webp', isAnimated: true }, true],
    ['an animated PNG', { type: 'image/png', isAnimated: true }, true],
    ['a WebP', { type: 'image/webp' }, false],
    ['a PNG', { type: 'image/png' }, false],
  ])('%s is marked as losing its animation', async (_name, facts, becomesStill) => {
    const { actor, inspect, context } = startQueue();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().resolve([inspected('a', facts)]);
    await settle();
    expect(context().items[0]?.becomesStill).toBe(becomesStill);
  });

  test('files that cannot be inspected raise the alert', async () => {
    const { actor, inspect, context, heard } = startQueue();
    actor.send({ type: 'files.added', files: [picked('a')] });
    inspect.last().reject(new Error('gone'));
    await settle();
    expect(context()).toMatchObject({ incoming: [], items: [], alert: texts.images.processingFailed });
    expect(heard).toEqual(['failure.logged']);
  });
});

describe('errors', () => {
  test.each([
    { error: new CompressionError(texts.images.loadFailed), text: texts.images.loadFailed },
    { error: new CompressionError(texts.images.noCanvas), text: texts.images.noCanvas },
    { error: new Error('RangeError: out of memory'), text: texts.images.compressFailed },
  ])('shows "$text" at the photo, raises the alert and continues', async ({ error, text }) => {
    const { actor, add, compressNext, context, statuses } = startQueue();
    await add(picked('a'), picked('b'));
    await compressNext(error);
    expect(context().items[0]?.error).toBe(text);
    expect(context().alert).toBe(texts.images.processingFailed);
    await compressNext();
    expect(statuses()).toEqual(['a failed', 'b done']);
    actor.send({ type: 'alert.dismissed' });
    expect(context().alert).toBeNull();
    actor.send({ type: 'item.retried', id: 'a' });
    await compressNext();
    expect(statuses()).toEqual(['a done', 'b done']);
  });

  test('an earlier photo that is retried does not get the result of the current one', async () => {
    const { actor, add, compress, compressNext, context } = startQueue();
    await add(picked('a'), picked('b'));
    await compressNext(new Error('memory'));
    actor.send({ type: 'item.retried', id: 'a' });
    await compressNext();
    expect(context().items[1]?.compressed?.name).toBe('b.jpg');
    expect(compress.last().input.file.name).toBe('a.jpg');
  });

  test('removing the current photo aborts its work and continues with the next', async () => {
    const { actor, add, compress, statuses, released } = startQueue();
    await add(picked('a'), picked('b'));
    const first = compress.last();
    actor.send({ type: 'item.removed', id: 'a' });
    expect(first.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['b compressing']);
    expect(released).toEqual(['blob:a']);
  });

  test('removing another photo does not affect the current one', async () => {
    const { actor, add, compress } = startQueue();
    await add(picked('a'), picked('b'));
    actor.send({ type: 'item.removed', id: 'b' });
    expect(compress.calls).toHaveLength(1);
    expect(compress.last().signal.aborted).toBe(false);
  });
});

test('a photo moved to the front becomes the primary one during preparation', async () => {
  const { actor, add, compressNext, context, statuses } = startQueue();
  await add(picked('a'), picked('b'), picked('c'));
  actor.send({ type: 'item.moved', id: 'c', to: 0 });
  expect(statuses()).toEqual(['c waiting', 'a compressing', 'b waiting']);
  await compressNext();
  expect(context().items[1]?.compressed?.name).toBe('a.jpg');
  actor.send({ type: 'item.moved', id: 'c', to: 99 });
  actor.send({ type: 'item.moved', id: 'gone', to: 0 });
  expect(context().items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a reset revokes every preview and takes new slots', async () => {
  const { actor, add, compress, context, released } = startQueue(2);
  await add(picked('a'), picked('b'));
  actor.send({ type: 'queue.reset', slots: 5 });
  expect(compress.last().signal.aborted).toBe(true);
  expect(context()).toMatchObject({ items: [], incoming: [], slots: 5 });
  expect(released).toEqual(['blob:a', 'blob:b']);
});

test('stopping revokes the remaining previews, once', async () => {
  const { actor, add, released } = startQueue();
  await add(picked('a'), picked('b'));
  actor.send({ type: 'item.removed', id: 'b' });
  actor.stop();
  expect(released).toEqual(['blob:b', 'blob:a']);
});

test('types of events and input', () => {
  expectTypeOf<EventFrom<typeof uploadQueueMachine>>().toEqualTypeOf<UploadQueueEvent>();
  expectTypeOf<InputFrom<typeof uploadQueueMachine>>().toEqualTypeOf<UploadQueueInput>();
});
