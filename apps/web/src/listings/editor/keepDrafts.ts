import type { DraftEvent, StoredDraft } from '@porchlight/flows/listingEditor';
import {
  isUntouched,
  type PickedFile,
  type UploadItem,
  uploadAll,
  type UploadOutcome,
  type uploadQueueMachine,
} from '@porchlight/flows/uploadQueue';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

import type { DraftStore } from './draftStore.ts';
import type { KeptPhotos } from './readKept.ts';
import { newId } from '../../lib/secureContext.ts';

export interface KeepDraftsOptions {
  store: DraftStore;
  /** Which form it is: a listing's id, `create`, or that of a copy. */
  draftKey: string;
  queue: ActorRefFrom<typeof uploadQueueMachine>;
  /** Called when photos came back that did not reach their listing. */
  onPhotosBack: () => void;
}

const toKept = (items: readonly UploadItem[]): KeptPhotos['photos'] =>
  items.map(({ id, file, turn }) => (file === null ? { id, turn } : { name: file.name, blob: file, turn }));

/** Keeps what is written in one form on this device, photos included, and brings it back. */
export function keepDrafts({ store, draftKey, queue, onPhotosBack }: KeepDraftsOptions) {
  // Published, or given up: what is still on the screen is not to be kept.
  let isOver = false;
  let keptPhotos = '';
  /** Photos of a draft that was found and is not in the form, at least not yet. */
  let waiting: KeptPhotos | null = null;
  let areOnShelf = false;
  /** Photos that did not arrive with the listing this form edits: they outlive its draft. */
  let missing: KeptPhotos | null = null;

  /** Those that failed would fail again. */
  const photosNow = (): { sign: string; kept: KeptPhotos | null } => {
    const { context } = queue.getSnapshot();
    if (isUntouched(context)) return { sign: '', kept: null };
    const good = context.items.filter(({ status }) => status !== 'failed');
    return {
      sign: `photos ${good.map(({ id, turn }) => `${id}:${turn}`).join(' ')}`,
      kept: { photos: toKept(good), known: context.original.map(({ image }) => image.id) },
    };
  };

  const keepPhotos = (): void => {
    // Half of what came back, or was just chosen, would take the place of all of it.
    if (queue.getSnapshot().context.incoming.length > 0) return;
    const { sign, kept } = photosNow();
    if (sign === '') isOver = false;
    if (isOver || sign === keptPhotos) return;
    keptPhotos = sign;
    void store.writePhotos(draftKey, kept);
  };

  const putBack = ({ photos, known }: KeptPhotos): void => {
    const kept: { id: string; turn: UploadItem['turn'] }[] = [];
    const files: PickedFile[] = [];
    const order = photos.map((photo) => {
      if ('id' in photo) {
        kept.push(photo);
        return photo.id;
      }
      const { name, blob, turn } = photo;
      const id = newId();
      files.push({ id, turn, file: new File([blob], name, { type: blob.type }) });
      return id;
    });
    queue.send({ type: 'photos.restored', kept, known, files, order });
  };

  const forget = async (): Promise<void> => {
    isOver = true;
    keptPhotos = '';
    waiting = null;
    const left = missing;
    missing = null;
    await store.remove(draftKey);
    if (left !== null) await store.writePhotos(draftKey, left);
  };

  return {
    forget,

    drafts: fromCallback<DraftEvent, { key: string }>(({ receive }) => {
      receive((event) => {
        if (event.type === 'draft.dropped') void forget();
        else if (event.type === 'draft.taken') {
          const taken = waiting;
          waiting = null;
          if (taken !== null) putBack(taken);
        } else {
          isOver = false;
          store.write(draftKey, event.stored);
          // These words take the place of another draft: its photos must not come back with them.
          if (areOnShelf && waiting !== null) void store.writePhotos(draftKey, photosNow().kept);
          areOnShelf = false;
        }
      });
      const photos = queue.subscribe(keepPhotos);
      return () => photos.unsubscribe();
    }),

    restoreDraft: fromPromise<StoredDraft | null, { key: string }>(async () => {
      const found = await store.read(draftKey);
      if (found === null) return null;
      const { stored, kept } = found;
      if (stored === null && kept !== null) {
        putBack(kept);
        onPhotosBack();
      } else {
        waiting = kept;
        areOnShelf = true;
      }
      return stored;
    }),

    uploadPhotos: fromPromise<UploadOutcome, undefined>(() => uploadAll(queue)),

    /** Photos that did not arrive with their listing wait in the form that edits it. Those that failed would fail again. */
    keepMissing: async (listingId: string): Promise<void> => {
      const unsent = queue
        .getSnapshot()
        .context.items.filter(({ image, status }) => image === null && status !== 'failed');
      if (unsent.length === 0) return;
      const kept = { photos: toKept(unsent), known: [] };
      if (listingId === draftKey) missing = kept;
      await store.writePhotos(listingId, kept);
    },
  };
}
