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
  /** The form's key: a listing's id, `create`, or that of a copy. */
  draftKey: string;
  queue: ActorRefFrom<typeof uploadQueueMachine>;
  /** Called when photos were restored that had not reached their listing. */
  onPhotosBack: () => void;
}

const toKept = (items: readonly UploadItem[]): KeptPhotos['photos'] =>
  items.map(({ id, file, turn }) => (file === null ? { id, turn } : { name: file.name, blob: file, turn }));

/** Stores one form's text and photos on this device, and restores them. */
export function keepDrafts({ store, draftKey, queue, onPhotosBack }: KeepDraftsOptions) {
  // Published or discarded: don't store what is still on the screen.
  let isOver = false;
  let keptPhotos = '';
  /** Stored photos of a draft that is not in the form, or not yet. */
  let waiting: KeptPhotos | null = null;
  let areOnShelf = false;
  /** Photos that failed to upload with the listing of this form: they outlive its draft. */
  let missing: KeptPhotos | null = null;

  /** Failed photos are omitted, because they would fail again. */
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
    // Photos still being added: a partial list would replace the whole one.
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
          // New text replaces another draft, whose photos must not be restored with it.
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

    /**
     * Stores photos that failed to upload, for the listing's edit form. Failed photos are omitted, because
     * they would fail again.
     */
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
