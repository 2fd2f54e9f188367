import { texts, type ListingImage } from '@porchlight/domain';
import { assign, emit, sendTo, setup } from 'xstate';

import type { CompressedImage } from '../compression/index.ts';
import {
  callPlaceholder,
  failureLogged,
  fieldErrorsOf,
  listenerPlaceholder,
  statusOf,
} from '../shared/index.ts';
import { nextToSend, restored, turnItem, withExisting, type KeptArrangement } from './arrangement.ts';
import {
  admitFiles,
  changeCurrent,
  changeItem,
  currentItem,
  emptyQueue,
  failedChanges,
  moveItem,
  type InspectedFile,
  type PickedFile,
  type UploadQueueContext,
} from './items.ts';
import type {
  PreviewEvent,
  ResetInput,
  UploadInput,
  UploadQueueEmitted,
  UploadQueueEvent,
  UploadQueueInput,
} from './uploadQueue.types.ts';

/** Actors, guards and actions of the upload queue; the machine decides when to use them. */
export const uploadQueueSetup = setup({
  types: {} as {
    context: UploadQueueContext;
    input: UploadQueueInput;
    events: UploadQueueEvent;
    emitted: UploadQueueEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: {
    /** Revokes preview URLs, the remaining ones when stopped. */
    previews: listenerPlaceholder<PreviewEvent>('previews'),
    /** Detects the files' types and creates a preview URL for those that can be shown. */
    inspect: callPlaceholder<InspectedFile[], { files: PickedFile[] }>('inspect'),
    compress: callPlaceholder<CompressedImage, { file: PickedFile['file'] }>('compress'),
    /** Uploads one photo, before its listing is saved. */
    upload: callPlaceholder<ListingImage, UploadInput>('upload'),
  },
  guards: {
    hasIncoming: ({ context }) => context.incoming.length > 0,
    hasWaiting: ({ context }) => currentItem(context) !== undefined,
    hasUnsent: ({ context }) => context.wanted && nextToSend(context) !== undefined,
    isWanted: ({ context }) => context.wanted,
    /** The server will never accept this photo. */
    isRefused: (_, params: { error: unknown }) => statusOf(params.error) === 422,
    isCurrent: ({ context }, params: { id: string }) => currentItem(context)?.id === params.id,
    isFailed: ({ context }, params: { id: string }) =>
      context.items.some(({ id, status }) => id === params.id && status === 'failed'),
  },
  actions: {
    enqueue: assign(({ context }, params: { files: PickedFile[] }) => ({
      incoming: [...context.incoming, ...params.files],
    })),
    admit: assign(({ context }, params: { files: InspectedFile[] }) => {
      const { released: _, ...changes } = admitFiles(context, params.files);
      return changes;
    }),
    /** The files could not be inspected. */
    turnAllDown: assign({ incoming: [], alert: texts.images.processingFailed }),
    markCurrent: assign(({ context }) => ({ items: changeCurrent(context, { status: 'compressing' }) })),
    finishCurrent: assign(({ context }, params: { compressed: CompressedImage }) => ({
      items: changeCurrent(context, { status: 'done', compressed: params.compressed, error: null }),
    })),
    failCurrent: assign(({ context }, params: { error: unknown }) => ({
      items: changeCurrent(context, failedChanges(params.error)),
      alert: texts.images.processingFailed,
    })),
    remove: assign(({ context }, params: { id: string }) => ({
      items: context.items.filter(({ id }) => id !== params.id),
    })),
    retry: assign(({ context }, params: { id: string }) => ({
      items: context.items.map((item) =>
        item.id === params.id ? { ...item, status: 'waiting' as const, error: null } : item,
      ),
    })),
    turn: assign(({ context }, params: { id: string }) => ({ items: turnItem(context.items, params.id) })),
    restore: assign(({ context }, params: KeptArrangement) => restored(context, params)),
    forgetSent: assign(({ context }) => ({
      items: context.items.map((item) => (item.file === null ? item : { ...item, image: null })),
    })),
    move: assign(({ context }, params: { id: string; to: number }) => ({
      items: moveItem(context.items, params.id, params.to),
    })),
    want: assign({ wanted: true }),
    unwant: assign({ wanted: false }),
    startProgress: assign({ progress: 0 }),
    progress: assign((_, params: { fraction: number }) => ({
      progress: Math.min(1, Math.max(0, params.fraction)),
    })),
    keepImage: assign(({ context }, params: { image: ListingImage }) => ({
      items: changeItem(context, nextToSend(context), { image: params.image }),
    })),
    refuseImage: assign(({ context }, params: { error: unknown }) => ({
      items: changeItem(context, nextToSend(context), {
        status: 'failed',
        error: fieldErrorsOf(params.error)['images'] ?? texts.images.loadFailed,
      }),
    })),
    dismissNotices: assign({ notices: [] }),
    dismissAlert: assign({ alert: null }),
    reset: assign(({ context }, params: ResetInput) => ({
      ...emptyQueue(params.slots ?? context.slots),
      ...withExisting(params.photos ?? [], params.copied ?? false),
    })),
    keepPreviews: sendTo('previews', (_, params: { files: InspectedFile[] }) => ({
      type: 'preview.kept' as const,
      urls: params.files.flatMap(({ preview }) => preview ?? []),
    })),
    /** Revokes the previews of removed files. */
    releasePreviews: sendTo('previews', (_, params: { urls: string[] }) => ({
      type: 'preview.released' as const,
      urls: params.urls,
    })),
    logFailure: emit(failureLogged),
  },
});
