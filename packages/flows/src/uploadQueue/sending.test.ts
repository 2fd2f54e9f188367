import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { settle } from '../testing/harness.ts';
import { small, startQueue } from '../testing/uploads.ts';
import { uploadAll, uploadProgressById } from './index.ts';
import { inspected, picked } from './uploadQueue.samples.ts';
import { seeded } from '../testing/seed.ts';

describe('sending', () => {
  test('waits for what is being prepared, skips what failed, keeps the order', async () => {
    const { actor, add, compressNext, upload, heard } = startQueue();
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
    const { actor, add, compressNext, upload, context } = startQueue();
    await add(picked('a'));
    await compressNext();
    actor.send({ type: 'upload.started', listingId: 'desk' });
    upload.last().input.onProgress(0.4);
    expect(context().progress).toBe(0.4);
    upload.last().input.onProgress(7);
    expect(context().progress).toBe(1);
  });

  test('each photo has its own share of it, in the order they are sent', async () => {
    const { actor, add, compress, compressNext, upload, context } = startQueue();
    await add(picked('a'), picked('b'), picked('c'));
    compress.last().resolve({ ...small('a.jpg'), blob: new Blob(['x'.repeat(300)]) });
    await settle();
    await compressNext(new Error('memory'));
    compress.last().resolve({ ...small('c.jpg'), blob: new Blob(['x'.repeat(100)]) });
    await settle();
    actor.send({ type: 'upload.started', listingId: 'desk' });
    const progressAt = (fraction: number) => {
      upload.last().input.onProgress(fraction);
      return Object.fromEntries(uploadProgressById(context()));
    };
    expect(progressAt(0)).toEqual({ a: 0, c: 0 });
    expect(progressAt(0.5)).toEqual({ a: 2 / 3, c: 0 });
    expect(progressAt(0.75)).toEqual({ a: 1, c: 0 });
    expect(progressAt(0.875)).toEqual({ a: 1, c: 0.5 });
    expect(progressAt(1)).toEqual({ a: 1, c: 1 });
  });

  test('nothing to send is done at once', async () => {
    const { actor, upload } = startQueue();
    expect(await uploadAll(actor, 'desk')).toEqual({ missing: false });
    expect(upload.calls).toHaveLength(0);
  });

  test.each([
    { name: 'all arrived', fail: false, spoil: false, missing: false },
    { name: 'the server refused', fail: true, spoil: false, missing: true },
    { name: 'one could not be prepared', fail: false, spoil: true, missing: true },
  ])('$name: missing $missing', async ({ fail, spoil, missing }) => {
    const { actor, add, compressNext, upload } = startQueue();
    await add(picked('a'), picked('b'));
    await compressNext(spoil ? new Error('memory') : undefined);
    await compressNext();
    const outcome = uploadAll(actor, 'desk');
    if (fail) upload.last().reject({ status: 500 });
    else upload.last().resolve([]);
    expect(await outcome).toEqual({ missing });
  });

  test('a failed upload can be tried again with the same photos', async () => {
    const { actor, add, compressNext, upload } = startQueue();
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
      const { actor, inspect, compress, upload, released, context } = startQueue(3);
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
    seeded,
  );
});
