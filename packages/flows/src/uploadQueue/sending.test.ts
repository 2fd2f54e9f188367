import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { settle } from '../testing/harness.ts';
import { small, startQueue } from '../testing/uploads.ts';
import { isUntouched, photosOf, remainingSlots, sendingPlace, uploadAll } from './index.ts';
import { front, inspected, picked, sentImage } from './uploadQueue.samples.ts';
import { seeded } from '../testing/seed.ts';

describe('sending', () => {
  test('waits for photos being prepared, skips failed ones, uploads one after the other', async () => {
    const { actor, add, compressNext, upload, heard, context } = startQueue();
    await add(picked('a'), picked('b'), picked('c'));
    actor.send({ type: 'upload.started' });
    await compressNext();
    await compressNext(new Error('memory'));
    expect(upload.calls).toHaveLength(0);
    await compressNext();
    expect(upload.last().input.name).toBe('a.jpg');
    expect(sendingPlace(context())).toEqual({ photo: 1, of: 2 });
    upload.last().resolve(sentImage('A'));
    await settle();
    expect(upload.last().input.name).toBe('c.jpg');
    expect(sendingPlace(context())).toEqual({ photo: 2, of: 2 });
    upload.last().resolve(sentImage('C'));
    await settle();
    expect(actor.getSnapshot().value).toBe('uploaded');
    expect(photosOf(context())).toEqual([{ id: 'A' }, { id: 'C' }]);
    expect(heard).toEqual(['failure.logged']);
  });

  test('reports progress between 0 and 1', async () => {
    const { actor, add, compressNext, upload, context } = startQueue();
    await add(picked('a'));
    await compressNext();
    actor.send({ type: 'upload.started' });
    upload.last().input.onProgress(0.4);
    expect(context().progress).toBe(0.4);
    upload.last().input.onProgress(7);
    expect(context().progress).toBe(1);
  });

  test('is done at once with nothing to upload', async () => {
    const { actor, upload } = startQueue();
    expect(await uploadAll(actor)).toEqual({ missing: false });
    expect(upload.calls).toHaveLength(0);
  });

  test.each([
    { name: 'all uploaded', answer: undefined, missing: false, arrived: ['A', 'B'] },
    { name: 'the network is down', answer: new Error('offline'), missing: true, arrived: [] },
    { name: 'the server rejects one', answer: { status: 422 }, missing: true, arrived: ['B'] },
  ])('$name: missing $missing', async ({ answer, missing, arrived }) => {
    const { actor, add, compressNext, upload } = startQueue();
    await add(picked('a'), picked('b'));
    await compressNext();
    await compressNext();
    const outcome = uploadAll(actor);
    if (answer === undefined) upload.last().resolve(sentImage('A'));
    else upload.last().reject(answer);
    await settle();
    if (upload.inFlight() > 0) upload.last().resolve(sentImage('B'));
    expect(await outcome).toEqual({ missing, photos: arrived.map((id) => ({ id })) });
  });

  test('a retry uploads only the missing photos', async () => {
    const { actor, add, compressNext, upload } = startQueue();
    await add(picked('a'), picked('b'));
    await compressNext();
    await compressNext();
    actor.send({ type: 'upload.started' });
    upload.last().resolve(sentImage('A'));
    await settle();
    upload.last().reject(new Error('offline'));
    await settle();
    expect(actor.getSnapshot().value).toBe('uploadFailed');
    actor.send({ type: 'upload.retried' });
    expect(upload.last().input.name).toBe('b.jpg');
    upload.last().resolve(sentImage('B'));
    await settle();
    actor.send({ type: 'upload.started' });
    expect(upload.inFlight()).toBe(0);
    actor.send({ type: 'upload.forgotten' });
    actor.send({ type: 'upload.started' });
    expect(upload.last().input.name).toBe('a.jpg');
  });

  test('photos can be changed after the upload; a new one waits for the next request', async () => {
    const { actor, add, compressNext, upload, context } = startQueue();
    await add(picked('a'));
    await compressNext();
    actor.send({ type: 'upload.started' });
    upload.last().resolve(sentImage('A'));
    await settle();
    await add(picked('b'));
    await compressNext();
    actor.send({ type: 'item.moved', id: 'b', to: 0 });
    expect(upload.calls).toHaveLength(1);
    const outcome = uploadAll(actor);
    upload.last().resolve(sentImage('B'));
    expect(await outcome).toEqual({ missing: false, photos: [{ id: 'B' }, { id: 'A' }] });
    expect(context().items).toHaveLength(2);
  });
});

describe('photos of the listing', () => {
  const back = { image: sentImage('back'), preview: '/images/back/320.webp' };

  test('are unchanged until the user edits them', () => {
    const { actor, context } = startQueue();
    actor.send({ type: 'queue.reset', photos: [front, back] });
    expect(photosOf(context())).toBeUndefined();
    actor.send({ type: 'item.turned', id: 'back' });
    actor.send({ type: 'item.moved', id: 'back', to: 0 });
    expect(photosOf(context())).toEqual([{ id: 'back', turn: 90 }, { id: 'front' }]);
    for (let turns = 1; turns < 4; turns += 1) actor.send({ type: 'item.turned', id: 'back' });
    actor.send({ type: 'item.removed', id: 'front' });
    expect(photosOf(context())).toEqual([{ id: 'back' }]);
    expect(remainingSlots(context())).toBe(4);
  });

  test('of another listing are named as copies', () => {
    const { actor, context } = startQueue();
    actor.send({ type: 'queue.reset', photos: [front], copied: true });
    expect(isUntouched(context())).toBe(true);
    expect(photosOf(context())).toEqual([{ id: 'front' }]);
  });

  test('are restored in their order, files included', async () => {
    const { actor, inspect, context } = startQueue();
    actor.send({ type: 'queue.reset', photos: [front, back] });
    actor.send({
      type: 'photos.restored',
      kept: [{ id: 'back', turn: 180 }],
      known: ['front', 'back'],
      files: [{ ...picked('new'), turn: 90 }],
      order: ['new', 'back'],
    });
    inspect.last().resolve([inspected('new')]);
    await settle();
    expect(context().items.map(({ id, turn }) => [id, turn])).toEqual([
      ['new', 90],
      ['back', 180],
    ]);
  });

  test('that were added or removed elsewhere meanwhile are added or removed', () => {
    const { actor, context } = startQueue();
    actor.send({ type: 'queue.reset', photos: [front, back] });
    actor.send({
      type: 'photos.restored',
      kept: [
        { id: 'gone', turn: 0 },
        { id: 'back', turn: 0 },
      ],
      known: ['gone', 'back'],
      files: [],
      order: ['gone', 'back'],
    });
    expect(context().items.map(({ id }) => id)).toEqual(['front', 'back']);
  });
});

test('prepares one photo at a time, never exceeds the slots, revokes every preview once', async () => {
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
        else if (next.do === 'send') actor.send({ type: 'upload.started' });
        else if (next.do === 'sent') upload.calls.at(-1)?.resolve(sentImage(`sent-${(serial += 1)}`));
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
