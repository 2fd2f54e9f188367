import type { DraftEvent, StoredDraft } from '@porchlight/flows/listingEditor';
import { uploadAll, type UploadOutcome, type uploadQueueMachine } from '@porchlight/flows/uploadQueue';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

import type { DraftStore } from './draftStore.ts';
import type { KeptPhoto, KeptPhotos } from './readKept.ts';

export interface KeepDraftsOptions {
  store: DraftStore;
  /** Which form it is: a listing's id, or `create`. */
  draftKey: string;
  queue: ActorRefFrom<typeof uploadQueueMachine>;
  /** Called when photos came back that did not reach their listing. */
  onPhotosBack: () => void;
}

/** Keeps what is written in one form on this device, photos included, and brings it back. */
export function keepDrafts({ store, draftKey, queue, onPhotosBack }: KeepDraftsOptions) {
  // Published, or given up: what is still on the screen is not to be kept.
  let isOver = false;
  let keptPhotos = '';
  /** Photos of a draft that was found and is not in the form, at least not yet. */
  let waiting: KeptPhoto[] = [];
  let areOnShelf = false;

  /** Those that failed would fail again. */
  const photosNow = (): { ids: string; kept: KeptPhotos } => {
    const { items, slots } = queue.getSnapshot().context;
    const good = items.filter(({ status }) => status !== 'failed');
    return {
      ids: good.map(({ id }) => id).join(' '),
      kept: { slots, photos: good.map(({ file }) => ({ name: file.name, blob: file })) },
    };
  };

  const keepPhotos = (): void => {
    const { ids, kept } = photosNow();
    if (ids === '') isOver = false;
    if (isOver || ids === keptPhotos) return;
    keptPhotos = ids;
    void store.writePhotos(draftKey, kept);
  };

  const addPhotos = (photos: readonly KeptPhoto[]): void => {
    if (photos.length === 0) return;
    queue.send({
      type: 'files.added',
      files: photos.map(({ name, blob }) => ({
        id: crypto.randomUUID(),
        file: new File([blob], name, { type: blob.type }),
      })),
    });
  };

  const forget = (): Promise<void> => {
    isOver = true;
    keptPhotos = '';
    waiting = [];
    return store.remove(draftKey);
  };

  return {
    forget,

    drafts: fromCallback<DraftEvent, { key: string }>(({ receive }) => {
      receive((event) => {
        if (event.type === 'draft.dropped') void forget();
        else if (event.type === 'draft.taken') addPhotos(waiting.splice(0));
        else {
          isOver = false;
          store.write(draftKey, event.stored);
          // These words take the place of another draft: its photos must not come back with them.
          if (areOnShelf && waiting.length > 0) void store.writePhotos(draftKey, photosNow().kept);
          areOnShelf = false;
        }
      });
      const photos = queue.subscribe(keepPhotos);
      return () => photos.unsubscribe();
    }),

    restoreDraft: fromPromise<StoredDraft | null, { key: string }>(async () => {
      const kept = await store.read(draftKey);
      if (kept === null) return null;
      // All photos of a call arrive or none: when the listing has less room than then, it was the answer that got lost.
      const haveArrived = kept.stored === null && queue.getSnapshot().context.slots < kept.slots;
      if (haveArrived) {
        void store.remove(draftKey);
        return null;
      }
      if (kept.stored === null) {
        addPhotos(kept.photos);
        onPhotosBack();
      } else {
        waiting = [...kept.photos];
        areOnShelf = true;
      }
      return kept.stored;
    }),

    /** Sends the photos; those that do not arrive wait in the form that edits the listing. */
    uploadPhotos: fromPromise<UploadOutcome, { listingId: string }>(async ({ input: { listingId } }) => {
      const { ids, kept } = photosNow();
      if (ids !== '') await store.writePhotos(listingId, kept);
      const outcome = await uploadAll(queue, listingId);
      if (ids !== '' && !queue.getSnapshot().matches('uploadFailed')) await store.remove(listingId);
      return outcome;
    }),
  };
}
