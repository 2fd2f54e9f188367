import type { DraftEvent, StoredDraft } from '@porchlight/flows/listingEditor';
import type { uploadQueueMachine } from '@porchlight/flows/uploadQueue';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';

import type { DraftStore } from './draftStore.ts';

/** How long typing has to pause, in ms, before a draft is written. */
const KEEP_AFTER = 400;

/** The editor's two actors for drafts: one keeps what is typed, photos included; the other brings it back. */
export function keepDrafts(
  store: DraftStore,
  draftKey: string,
  queue: ActorRefFrom<typeof uploadQueueMachine>,
) {
  // The last draft that was told, for writing it when the page goes.
  let stored: StoredDraft | null = null;

  const keepNow = (): void => {
    if (stored === null) return;
    const photos = queue.getSnapshot().context.items.map(({ file }) => ({ name: file.name, blob: file }));
    void store.write(draftKey, { stored, photos });
  };

  return {
    drafts: fromCallback<DraftEvent, { key: string }>(({ receive }) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const later = (): void => {
        clearTimeout(timer);
        timer = setTimeout(keepNow, KEEP_AFTER);
      };
      receive((event) => {
        if (event.type === 'draft.kept') {
          stored = event.stored;
          later();
          return;
        }
        clearTimeout(timer);
        stored = null;
        void store.remove(draftKey);
      });
      // A change of photos is a change of the draft.
      const photos = queue.subscribe(() => {
        if (stored !== null) later();
      });
      // A closing tab does not wait for a pause in typing.
      window.addEventListener('pagehide', keepNow);
      return () => {
        clearTimeout(timer);
        keepNow();
        photos.unsubscribe();
        window.removeEventListener('pagehide', keepNow);
      };
    }),
    restoreDraft: fromPromise<StoredDraft | null, { key: string }>(async () => {
      const kept = await store.read(draftKey);
      if (kept === null) return null;
      ({ stored } = kept);
      if (kept.photos.length > 0) {
        queue.send({
          type: 'files.added',
          files: kept.photos.map(({ name, blob }) => ({
            id: crypto.randomUUID(),
            file: new File([blob], name, { type: blob.type }),
          })),
        });
      }
      return kept.stored;
    }),
  };
}
