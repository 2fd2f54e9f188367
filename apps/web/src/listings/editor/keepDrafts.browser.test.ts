import { texts, type ListingImage } from '@porchlight/domain';
import { emptyDraft, type DraftEvent, type StoredDraft } from '@porchlight/flows/listingEditor';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';

import { noise } from '../../../../../tests/support/pictures.ts';
import { forgetDrafts } from '../../testing/forgetDrafts.ts';
import { provideUploadQueue } from '../uploads/index.ts';
import { createDraftStore } from './draftStore.ts';
import { keepDrafts } from './keepDrafts.ts';

const store = createDraftStore('ana');
const stops: (() => void)[] = [];

const stored = (title: string): StoredDraft => ({
  draft: { ...emptyDraft(), title },
  rememberedPrice: '',
  draftId: 'first',
  revision: 1,
  basedOn: null,
});

/** A form of Ana's, as it is opened: `key` is `create`, or the id of the listing that is changed in it. */
function openForm(key = 'create', slots = 5) {
  const upload = vi.fn<() => Promise<ListingImage[]>>(() => Promise.resolve([]));
  const compressor = {
    compress: (file: Blob & { readonly name: string }) =>
      file.name.startsWith('damaged')
        ? Promise.reject(new Error(texts.images.loadFailed))
        : Promise.resolve({ blob: file, name: file.name, width: 10, height: 10 }),
    close: () => undefined,
  };
  const queue = createActor(provideUploadQueue({ compressor, upload }), { input: { slots } }).start();
  const onPhotosBack = vi.fn();
  const keeper = keepDrafts({ store, draftKey: key, queue, onPhotosBack });
  const shelf = createActor(keeper.drafts, { input: { key } }).start();
  const names = () => queue.getSnapshot().context.items.map(({ file }) => file.name);
  const close = (): void => {
    shelf.stop();
    queue.stop();
  };
  stops.push(close);
  return {
    queue,
    upload,
    onPhotosBack,
    names,
    forget: keeper.forget,
    close,
    say: (event: DraftEvent) => shelf.send(event),
    write: (title: string) => shelf.send({ type: 'draft.kept', stored: stored(title) }),
    async add(...chosen: string[]) {
      const photo = await noise(10, 10, 0.5);
      queue.send({
        type: 'files.added',
        files: chosen.map((name) => ({ id: crypto.randomUUID(), file: new File([photo], name) })),
      });
      await waitFor(queue, (snapshot) => snapshot.matches('ready') && snapshot.context.incoming.length === 0);
    },
    restore: () => toPromise(createActor(keeper.restoreDraft, { input: { key } }).start()),
    send: (listingId: string) =>
      toPromise(createActor(keeper.uploadPhotos, { input: { listingId } }).start()),
  };
}

/** What the next form finds. */
async function found(key = 'create') {
  const kept = await store.read(key);
  return kept === null ? null : [kept.stored?.draft.title, ...kept.photos.map(({ name }) => name)];
}

beforeEach(async () => {
  localStorage.clear();
  await forgetDrafts();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a draft', () => {
  test('is kept while it is written, photos included, and comes back in the next form', async () => {
    const form = openForm();
    form.write('Oak desk');
    await form.add('front.png', 'back.png');
    form.queue.send({ type: 'item.moved', id: form.queue.getSnapshot().context.items[1]?.id ?? '', to: 0 });
    form.close();
    expect(await found()).toEqual(['Oak desk', 'back.png', 'front.png']);

    const next = openForm();
    expect(await next.restore()).toEqual(stored('Oak desk'));
    next.say({ type: 'draft.taken' });
    await waitFor(next.queue, ({ context }) => context.items.length === 2);
    expect(next.names()).toEqual(['back.png', 'front.png']);
    expect(next.onPhotosBack).not.toHaveBeenCalled();
  });

  test('that is not wanted in the form keeps its photos out of it, and on the shelf', async () => {
    const form = openForm('desk');
    form.write('Oak desk');
    await form.add('front.png');
    form.close();
    const next = openForm('desk');
    await next.restore();
    expect(next.names()).toEqual([]);
    expect(await found('desk')).toEqual(['Oak desk', 'front.png']);
  });

  test('that is written over goes with its photos, which can be taken all the same', async () => {
    const form = openForm('desk');
    form.write('Oak desk');
    await form.add('front.png');
    form.close();
    const next = openForm('desk');
    await next.restore();
    next.write('Walnut desk');
    expect(await found('desk')).toEqual(['Walnut desk']);
    next.say({ type: 'draft.taken' });
    await waitFor(next.queue, ({ context }) => context.items.length === 1);
    await expect.poll(() => found('desk')).toEqual(['Walnut desk', 'front.png']);
    next.write('Walnut desk, two drawers');
    expect(await found('desk')).toEqual(['Walnut desk, two drawers', 'front.png']);
  });

  test('that is not there is nothing to tell of', async () => {
    const form = openForm();
    expect(await form.restore()).toBeNull();
    expect(form.onPhotosBack).not.toHaveBeenCalled();
  });

  test('leaves out photos that failed, and those that were removed', async () => {
    const form = openForm();
    await form.add('front.png', 'damaged.png', 'back.png');
    const [front] = form.queue.getSnapshot().context.items;
    form.queue.send({ type: 'item.removed', id: front?.id ?? '' });
    expect(await found()).toEqual([undefined, 'back.png']);
  });

  test('is written once for every change of its photos, not for every step of preparing them', async () => {
    const writes = vi.spyOn(store, 'writePhotos');
    const form = openForm();
    await form.add('front.png', 'back.png');
    await form.add('side.png');
    expect(writes.mock.calls.map(([, { photos }]) => photos.length)).toEqual([2, 3]);
    writes.mockRestore();
  });

  test('is gone when it was published or given up, though its photos are still on the screen', async () => {
    const form = openForm();
    form.write('Oak desk');
    await form.add('front.png');
    form.say({ type: 'draft.dropped' });
    await form.add('late.png');
    expect(form.names()).toHaveLength(2);
    expect(await found()).toBeNull();
    // Create Another: the same form, from the beginning.
    form.queue.send({ type: 'queue.reset' });
    form.write('Walnut desk');
    await form.add('walnut.png');
    expect(await found()).toEqual(['Walnut desk', 'walnut.png']);
    await form.forget();
    expect(await found()).toBeNull();
  });

  test('open in two tabs: what was written last counts, and publishing in one takes it away', async () => {
    const [left, right] = [openForm(), openForm()];
    left.write('From the left');
    await left.add('left.png');
    right.write('From the right');
    await right.add('right.png');
    expect(await found()).toEqual(['From the right', 'right.png']);
    left.say({ type: 'draft.dropped' });
    expect(await found()).toBeNull();
    right.write('Still being written');
    expect(await found()).toEqual(['Still being written']);
  });
});

describe('photos of a listing that was published', () => {
  test('wait under the listing until they have arrived', async () => {
    const form = openForm();
    await form.add('front.png');
    let arrive = (_images: ListingImage[]): void => undefined;
    form.upload.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    form.say({ type: 'draft.dropped' });
    const outcome = form.send('desk');
    await expect.poll(() => found('desk')).toEqual([undefined, 'front.png']);
    arrive([]);
    expect(await outcome).toEqual({ missing: false });
    expect(await found('desk')).toBeNull();
  });

  test('that did not arrive are offered where the listing is changed', async () => {
    const form = openForm();
    await form.add('front.png', 'damaged.png', 'back.png');
    form.upload.mockRejectedValue(new Error('offline'));
    expect(await form.send('desk')).toEqual({ missing: true });
    form.close();

    const edit = openForm('desk');
    expect(await edit.restore()).toBeNull();
    await waitFor(edit.queue, ({ context }) => context.items.length === 2);
    expect(edit.names()).toEqual(['front.png', 'back.png']);
    expect(edit.onPhotosBack).toHaveBeenCalledOnce();
  });

  test('are not sent again when only the answer was lost: the listing has less room by then', async () => {
    const form = openForm();
    await form.add('front.png');
    form.upload.mockRejectedValue(new Error('offline'));
    await form.send('desk');
    form.close();

    const edit = openForm('desk', 4);
    expect(await edit.restore()).toBeNull();
    expect(edit.names()).toEqual([]);
    expect(edit.onPhotosBack).not.toHaveBeenCalled();
    expect(await found('desk')).toBeNull();
  });

  test('are none where none were chosen: nothing waits', async () => {
    const form = openForm();
    expect(await form.send('desk')).toEqual({ missing: false });
    expect([form.upload.mock.calls, await found('desk')]).toEqual([[], null]);
  });
});
