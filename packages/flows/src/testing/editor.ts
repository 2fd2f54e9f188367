import type { Listing } from '@porchlight/domain';
import { createActor, fromCallback } from 'xstate';

import {
  listingEditorMachine,
  type DraftEvent,
  type ListingDraft,
  type ListingEditorEmitted,
  type ListingEditorInput,
  type SaveInput,
  type SentPhotos,
  type StoredDraft,
} from '../listingEditor/index.ts';
import { pendingCall, settle, stillClock } from './harness.ts';

/** An editor with a draft store, whose calls wait for their results. */
export function openEditor(input: ListingEditorInput = { mode: 'create', draftId: 'new' }) {
  const clock = stillClock();
  const restore = pendingCall<StoredDraft | null, { key: string }>();
  const load = pendingCall<{ listing: Listing; owner: boolean }, { listingId: string }>();
  const save = pendingCall<Listing, SaveInput>();
  const photos = pendingCall<SentPhotos, undefined>();
  /** `takings`: how often the form restored the stored draft. */
  const shelf = { key: '', stored: null as StoredDraft | null, takings: 0 };
  const actor = createActor(
    listingEditorMachine.provide({
      actors: {
        drafts: fromCallback<DraftEvent, { key: string }>(({ input: { key }, receive }) => {
          shelf.key = key;
          receive((event) => {
            if (event.type === 'draft.kept') shelf.stored = event.stored;
            else if (event.type === 'draft.dropped') shelf.stored = null;
            else shelf.takings += 1;
          });
        }),
        restoreDraft: restore.actor,
        loadListing: load.actor,
        saveListing: save.actor,
        uploadPhotos: photos.actor,
      },
    }),
    { clock, input },
  );
  const heard: ListingEditorEmitted[] = [];
  actor.on('*', (event) => heard.push(event));
  actor.start();
  async function sendPhotos(type: 'draft.submitted' | 'failure.retried'): Promise<void> {
    actor.send({ type });
    if (photos.inFlight() > 0) photos.last().resolve({ missing: false });
    await settle();
  }
  return {
    actor,
    clock,
    restore,
    load,
    save,
    photos,
    shelf,
    heard,
    types: () => heard.map(({ type }) => type),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    change: (changes: Partial<ListingDraft>) => actor.send({ type: 'draft.changed', changes }),
    /** Submits the form; its photos, if it gets that far, upload at once. */
    submit: () => sendPhotos('draft.submitted'),
    retry: () => sendPhotos('failure.retried'),
  };
}

/** The form of a new listing, with the stored draft. */
export async function createListing(stored: StoredDraft | null = null, email?: string) {
  const flow = openEditor({ mode: 'create', draftId: 'new', ...(email === undefined ? {} : { email }) });
  flow.restore.last().resolve(stored);
  await settle();
  return flow;
}
