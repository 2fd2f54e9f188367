import { isOwner, limits, type Listing, type PlaceSuggestion, toListingInput } from '@porchlight/domain';
import {
  keyOf,
  type ListingEditorInput,
  listingEditorMachine,
  type SaveInput,
} from '@porchlight/flows/listingEditor';
import { locationSearchMachine } from '@porchlight/flows/locationSearch';
import type { UploadInput } from '@porchlight/flows/uploadQueue';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import {
  type ApiClient,
  ApiError,
  createListing,
  myListing,
  searchPlaces,
  sendPhoto,
  updateListing,
  useApi,
  useRefreshListings,
} from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import type { SessionUser } from '../../session/index.ts';
import { withAbsoluteImages } from '../images.ts';
import { createCompressor, provideUploadQueue } from '../uploads/index.ts';
import { createDraftStore } from './draftStore.ts';
import { keepDrafts } from './keepDrafts.ts';
import { checkedForm } from './formValues.ts';

const kindOf = (error: unknown): string => (error instanceof ApiError ? error.kind : 'unknown');

async function save(
  api: ApiClient,
  { mode, listingId, draft, photos, idempotencyKey }: SaveInput,
  signal: AbortSignal,
): Promise<Listing> {
  const body = { ...toListingInput(checkedForm(draft)), ...(photos !== undefined && { photos }) };
  return mode === 'edit' && listingId !== null
    ? updateListing(api, listingId, body, idempotencyKey, { signal })
    : createListing(api, body, idempotencyKey, { signal });
}

function useQueue(api: ApiClient) {
  const compressor = useMemo(() => createCompressor(), []);
  useEffect(() => () => compressor.close(), [compressor]);
  const machine = useMemo(
    () =>
      provideUploadQueue({
        compressor,
        upload: ({ blob, name, onProgress }: UploadInput, signal) =>
          sendPhoto(api, new File([blob], name, { type: blob.type }), { signal, onProgress }),
      }),
    [api, compressor],
  );
  return useActorRef(machine, { input: { slots: limits.imagesMax } });
}

function useLocation(api: ApiClient) {
  const machine = useMemo(
    () =>
      locationSearchMachine.provide({
        actors: {
          suggest: fromPromise<PlaceSuggestion[], { query: string }>(({ input, signal }) =>
            searchPlaces(api, input.query, signal),
          ),
        },
      }),
    [api],
  );
  return machine;
}

/** The machines of the listing form, connected to the app: editor, photos, place, and the stored draft. */
export function useListingEditor(input: ListingEditorInput, user: SessionUser) {
  const api = useApi();
  const { log, now } = usePorts();
  const refreshListings = useRefreshListings();
  const store = useMemo(() => createDraftStore(user.id, now), [now, user.id]);
  const queue = useQueue(api);
  const isCopy = input.mode === 'create' && input.copyOf !== undefined;
  const draftKey = keyOf(input);

  const [arePhotosBack, setPhotosBack] = useState(false);
  const keeper = useMemo(
    () => keepDrafts({ store, draftKey, queue, onPhotosBack: () => setPhotosBack(true) }),
    [draftKey, queue, store],
  );

  const machine = useMemo(() => {
    const { drafts, restoreDraft, uploadPhotos, keepMissing } = keeper;
    return listingEditorMachine.provide({
      actors: {
        drafts,
        restoreDraft,
        uploadPhotos,
        loadListing: fromPromise<{ listing: Listing; owner: boolean }, { listingId: string }>(
          async ({ input: { listingId } }) => {
            const listing = await myListing(user.id, listingId).fetch(api);
            queue.send({
              type: 'queue.reset',
              copied: isCopy,
              photos: withAbsoluteImages(listing, api.origin).images.map((image) => ({
                image,
                preview: image.original_url,
              })),
            });
            return { listing, owner: isOwner(listing, user) };
          },
        ),
        saveListing: fromPromise<Listing, SaveInput>(async ({ input: saved, signal }) => {
          try {
            const listing = await save(api, saved, signal);
            if (saved.photosMissing) await keepMissing(listing.id);
            return listing;
          } catch (error) {
            // The waiting photos have expired: the next attempt uploads them again.
            if (error instanceof ApiError && error.fieldErrors['photos'] !== undefined)
              queue.send({ type: 'upload.forgotten' });
            throw error;
          }
        }),
      },
    });
  }, [api, isCopy, keeper, queue, user]);

  const editor = useActorRef(machine, { input });
  const locationMachine = useLocation(api);

  useEffect(() => {
    const refresh = (): void => void refreshListings();
    const subscriptions = [
      editor.on('listing.saved', () => {
        setPhotosBack(false);
        refresh();
      }),
      editor.on('failure.logged', ({ error }) =>
        log.error('listing form: a call failed', { kind: kindOf(error) }),
      ),
      queue.on('failure.logged', ({ error }) => log.error('photos: a step failed', { kind: kindOf(error) })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [editor, log, queue, refreshListings]);

  useEffect(() => {
    editor.send({ type: 'email.known', email: user.email });
  }, [editor, user.email]);

  return { editor, queue, locationMachine, arePhotosBack, forget: keeper.forget };
}

/** The machines of one listing form. */
export type ListingEditor = ReturnType<typeof useListingEditor>;
