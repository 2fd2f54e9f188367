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

const imageOf = (id: string): ListingImage => ({ id, thumbnail_url: '', original_url: '', alt: '' });

/** Opens a form as Ana: `key` is `create`, or the id of the edited listing. */
function openForm(key = 'create', has: readonly string[] = []) {
  const upload = vi.fn<() => Promise<ListingImage>>(() => Promise.resolve(imageOf('sent')));
  const compressor = {
    compress: (file: Blob & { readonly name: string }) =>
      file.name.startsWith('damaged')
        ? Promise.reject(new Error(texts.images.loadFailed))
        : Promise.resolve({ blob: file, name: file.name, width: 10, height: 10 }),
    close: () => undefined,
  };
  const queue = createActor(provideUploadQueue({ compressor, upload }), { input: { slots: 5 } }).start();
  queue.send({
    type: 'queue.reset',
    photos: has.map((id) => ({ image: imageOf(id), preview: `/images/${id}.webp` })),
  });
  const onPhotosBack = vi.fn();
  const keeper = keepDrafts({ store, draftKey: key, queue, onPhotosBack });
  const shelf = createActor(keeper.drafts, { input: { key } }).start();
  const names = () => queue.getSnapshot().context.items.map(({ id, file }) => file?.name ?? id);
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
    /** Saves the form as a listing, whether or not its photos were sent. */
    async send(listingId: string) {
      const outcome = await toPromise(createActor(keeper.uploadPhotos, { input: undefined }).start());
      await keeper.keepMissing(listingId);
      return outcome;
    },
  };
}

/** What the next form restores. */
async function found(key = 'create') {
  const kept = await store.read(key);
  return kept === null
    ? null
    : [
        kept.stored?.draft.title,
        ...(kept.kept?.photos ?? []).map((photo) => ('id' in photo ? photo.id : photo.name)),
      ];
}

beforeEach(async () => {
  localStorage.clear();
  await forgetDrafts();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a draft', () => {
  test('is stored while it is written, with photos, and restored in the next form', async () => {
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

  test('that is declined keeps its photos stored, out of the form', async () => {
    const form = openForm('desk');
    form.write('Oak desk');
    await form.add('front.png');
    form.close();
    const next = openForm('desk');
    await next.restore();
    expect(next.names()).toEqual([]);
    expect(await found('desk')).toEqual(['Oak desk', 'front.png']);
  });

  test('that is overwritten loses its photos, which can still be used', async () => {
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

  test('of an edit keeps the arrangement of photos, including the listing’s own', async () => {
    const form = openForm('desk', ['one', 'two', 'three']);
    await form.restore();
    form.write('Oak desk');
    expect(await found('desk')).toEqual(['Oak desk']);
    await form.add('front.png');
    const added = form.queue.getSnapshot().context.items[3]?.id ?? '';
    form.queue.send({ type: 'item.moved', id: added, to: 1 });
    form.queue.send({ type: 'item.removed', id: 'one' });
    form.queue.send({ type: 'item.turned', id: 'three' });
    form.close();
    const next = openForm('desk', ['one', 'two', 'three']);
    await next.restore();
    next.say({ type: 'draft.taken' });
    await waitFor(next.queue, ({ context }) => context.items.length === 3 && context.incoming.length === 0);
    expect(next.names()).toEqual(['front.png', 'two', 'three']);
    expect(next.queue.getSnapshot().context.items.map(({ turn }) => turn)).toEqual([0, 0, 90]);
  });

  test('with all photos removed is restored without them', async () => {
    const form = openForm('desk', ['one']);
    form.write('Oak desk');
    form.queue.send({ type: 'item.removed', id: 'one' });
    form.close();
    const next = openForm('desk', ['one']);
    await next.restore();
    next.say({ type: 'draft.taken' });
    expect(next.names()).toEqual([]);
  });

  test('that doesn’t exist restores nothing', async () => {
    const form = openForm();
    expect(await form.restore()).toBeNull();
    expect(form.onPhotosBack).not.toHaveBeenCalled();
  });

  test('omits photos that failed, and those that were removed', async () => {
    const form = openForm();
    await form.add('front.png', 'damaged.png', 'back.png');
    const [front] = form.queue.getSnapshot().context.items;
    form.queue.send({ type: 'item.removed', id: front?.id ?? '' });
    expect(await found()).toEqual([undefined, 'back.png']);
  });

  test('is written once per change of its photos, not per processing step', async () => {
    const writes = vi.spyOn(store, 'writePhotos');
    const form = openForm();
    await form.add('front.png', 'back.png');
    await form.add('side.png');
    expect(writes.mock.calls.map(([, kept]) => kept?.photos.length)).toEqual([2, 3]);
    writes.mockRestore();
  });

  test('is deleted once published or discarded, though its photos are still on the screen', async () => {
    const form = openForm();
    form.write('Oak desk');
    await form.add('front.png');
    form.say({ type: 'draft.dropped' });
    await form.add('late.png');
    expect(form.names()).toHaveLength(2);
    expect(await found()).toBeNull();
    // Create Another: the same form, reset.
    form.queue.send({ type: 'queue.reset' });
    form.write('Walnut desk');
    await form.add('walnut.png');
    expect(await found()).toEqual(['Walnut desk', 'walnut.png']);
    await form.forget();
    expect(await found()).toBeNull();
  });

  test('open in two tabs: the last write wins, and publishing in one deletes it', async () => {
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

describe('photos of a published listing', () => {
  test('that failed to upload are restored in its edit form', async () => {
    const form = openForm();
    await form.add('front.png', 'damaged.png', 'back.png');
    form.upload.mockRejectedValue(new Error('offline'));
    expect(await form.send('desk')).toEqual({ missing: true, photos: [] });
    form.close();

    const edit = openForm('desk', ['side']);
    expect(await edit.restore()).toBeNull();
    await waitFor(edit.queue, ({ context }) => context.items.length === 3);
    expect(edit.names()).toEqual(['side', 'front.png', 'back.png']);
    await expect.poll(() => found('desk')).toEqual([undefined, 'side', 'front.png', 'back.png']);
    expect(edit.onPhotosBack).toHaveBeenCalledOnce();
  });

  test('that failed to upload with an edit outlive its draft', async () => {
    const form = openForm('desk', ['side']);
    form.write('Oak desk');
    await form.add('front.png');
    form.upload.mockRejectedValue(new Error('offline'));
    await form.send('desk');
    form.say({ type: 'draft.dropped' });
    await expect.poll(() => found('desk')).toEqual([undefined, 'front.png']);
    form.close();

    const next = openForm('desk', ['side']);
    expect(await next.restore()).toBeNull();
    await waitFor(next.queue, ({ context }) => context.items.length === 2);
    expect(next.names()).toEqual(['side', 'front.png']);
  });

  test('are not stored when there are none', async () => {
    const form = openForm();
    expect(await form.send('desk')).toEqual({ missing: false });
    expect([form.upload.mock.calls, await found('desk')]).toEqual([[], null]);
  });
});
