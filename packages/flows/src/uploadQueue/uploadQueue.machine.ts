import { texts, type ListingImage } from '@porchlight/domain';
import { assign, emit, sendTo, setup } from 'xstate';

import type { CompressedImage } from '../compression/index.ts';
import { callPlaceholder, listenerPlaceholder } from '../shared/index.ts';
import {
  admitFiles,
  changeCurrent,
  currentItem,
  emptyQueue,
  failedChanges,
  hasDone,
  moveItem,
  type InspectedFile,
  type PickedFile,
  type UploadQueueContext,
} from './items.ts';
import type {
  PreviewEvent,
  UploadInput,
  UploadQueueEmitted,
  UploadQueueEvent,
  UploadQueueInput,
} from './uploadQueue.types.ts';

/** Chosen photos on their way to a listing: inspected, made small one by one, sent together. */
export const uploadQueueMachine = setup({
  types: {} as {
    context: UploadQueueContext;
    input: UploadQueueInput;
    events: UploadQueueEvent;
    emitted: UploadQueueEmitted;
    tags: 'busy' | 'form' | 'done';
  },
  actors: {
    /** Releases preview URLs, the last ones when it is stopped. */
    previews: listenerPlaceholder<PreviewEvent>('previews'),
    /** What the files really are, and a preview URL for those that may be shown. */
    inspect: callPlaceholder<InspectedFile[], { files: PickedFile[] }>('inspect'),
    compress: callPlaceholder<CompressedImage, { file: PickedFile['file'] }>('compress'),
    upload: callPlaceholder<ListingImage[], UploadInput>('upload'),
  },
  guards: {
    hasIncoming: ({ context }) => context.incoming.length > 0,
    hasWaiting: ({ context }) => currentItem(context) !== undefined,
    isWanted: ({ context }) => context.listingId !== null && hasDone(context),
    isDoneWithNone: ({ context }) => context.listingId !== null,
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
    /** They could not even be looked at. */
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
    move: assign(({ context }, params: { id: string; to: number }) => ({
      items: moveItem(context.items, params.id, params.to),
    })),
    want: assign((_, params: { listingId: string }) => ({ listingId: params.listingId })),
    startProgress: assign({ progress: 0 }),
    progress: assign((_, params: { fraction: number }) => ({
      progress: Math.min(1, Math.max(0, params.fraction)),
    })),
    keepImages: assign((_, params: { images: ListingImage[] }) => ({ images: params.images, progress: 1 })),
    dismissNotices: assign({ notices: [] }),
    dismissAlert: assign({ alert: null }),
    reset: assign(({ context }, params: { slots: number | undefined }) =>
      emptyQueue(params.slots ?? context.slots),
    ),
    keepPreviews: sendTo('previews', (_, params: { files: InspectedFile[] }) => ({
      type: 'preview.kept' as const,
      urls: params.files.flatMap(({ preview }) => preview ?? []),
    })),
    /** Releases the previews of all files that are no items any more. */
    releasePreviews: sendTo('previews', (_, params: { urls: string[] }) => ({
      type: 'preview.released' as const,
      urls: params.urls,
    })),
    announce: emit(({ context }) => ({
      type: 'images.uploaded' as const,
      listingId: context.listingId ?? '',
      images: context.images,
    })),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'failure.logged' as const,
      error: params.error,
    })),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => emptyQueue(input.slots),
  invoke: {
    id: 'previews',
    src: 'previews',
    onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
  },
  initial: 'ready',
  on: {
    'files.added': { actions: { type: 'enqueue', params: ({ event }) => event } },
    'item.removed': [
      {
        guard: { type: 'isCurrent', params: ({ event }) => event },
        target: '.settling',
        actions: [
          {
            type: 'releasePreviews',
            params: ({ context, event }) => ({ urls: previewsOf(context, event.id) }),
          },
          { type: 'remove', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          {
            type: 'releasePreviews',
            params: ({ context, event }) => ({ urls: previewsOf(context, event.id) }),
          },
          { type: 'remove', params: ({ event }) => event },
        ],
      },
    ],
    'item.retried': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'retry', params: ({ event }) => event },
    },
    'item.moved': { actions: { type: 'move', params: ({ event }) => event } },
    'notices.dismissed': { actions: 'dismissNotices' },
    'alert.dismissed': { actions: 'dismissAlert' },
    'upload.started': { actions: { type: 'want', params: ({ event }) => event } },
    'queue.reset': {
      target: '.ready',
      actions: [
        { type: 'releasePreviews', params: ({ context }) => ({ urls: previewsOf(context) }) },
        { type: 'reset', params: ({ event }) => ({ slots: event.slots }) },
      ],
    },
  },
  states: {
    /** Nothing to prepare: takes files, removals, retries, and the word to send. */
    ready: {
      tags: ['form'],
      on: {
        'files.added': {
          target: 'settling',
          actions: ['dismissNotices', { type: 'enqueue', params: ({ event }) => event }],
        },
        'item.retried': {
          guard: { type: 'isFailed', params: ({ event }) => event },
          target: 'settling',
          actions: { type: 'retry', params: ({ event }) => event },
        },
        'upload.started': {
          target: 'settling',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
    /** What is next? */
    settling: {
      always: [
        { guard: 'hasIncoming', target: 'inspecting' },
        { guard: 'hasWaiting', target: 'compressing' },
        { guard: 'isWanted', target: 'uploading' },
        { guard: 'isDoneWithNone', target: 'uploaded' },
        { target: 'ready' },
      ],
    },
    inspecting: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'inspect',
        src: 'inspect',
        input: ({ context }) => ({ files: context.incoming }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'keepPreviews', params: ({ event }) => ({ files: event.output }) },
            {
              type: 'releasePreviews',
              params: ({ context, event }) => ({ urls: admitFiles(context, event.output).released }),
            },
            { type: 'admit', params: ({ event }) => ({ files: event.output }) },
          ],
        },
        onError: {
          target: 'settling',
          actions: ['turnAllDown', { type: 'logFailure', params: ({ event }) => event }],
        },
      },
    },
    compressing: {
      tags: ['form', 'busy'],
      entry: 'markCurrent',
      invoke: {
        id: 'compress',
        src: 'compress',
        input: ({ context }) => {
          const item = currentItem(context);
          // Entered only while something waits.
          if (item === undefined) throw new Error('There is nothing to compress');
          return { file: item.file };
        },
        onDone: {
          target: 'settling',
          actions: { type: 'finishCurrent', params: ({ event }) => ({ compressed: event.output }) },
        },
        onError: {
          target: 'settling',
          actions: [
            { type: 'failCurrent', params: ({ event }) => event },
            { type: 'logFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    uploading: {
      tags: ['busy'],
      entry: 'startProgress',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => ({
          listingId: context.listingId ?? '',
          files: context.items.flatMap(({ compressed }) =>
            compressed === null ? [] : [{ blob: compressed.blob, name: compressed.name }],
          ),
          onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
        }),
        onDone: {
          target: 'uploaded',
          actions: [{ type: 'keepImages', params: ({ event }) => ({ images: event.output }) }, 'announce'],
        },
        onError: {
          target: 'uploadFailed',
          actions: { type: 'logFailure', params: ({ event }) => event },
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        // What is on its way stays as it is.
        'files.added': {},
        'item.removed': {},
        'item.retried': {},
        'item.moved': {},
        'upload.started': {},
      },
    },
    uploaded: {
      tags: ['done'],
      on: {
        'files.added': {},
        'item.removed': {},
        'item.retried': {},
        'item.moved': {},
        'upload.started': {},
      },
    },
    uploadFailed: {
      tags: ['done'],
      on: {
        'upload.retried': { target: 'settling' },
        'files.added': {},
        'item.removed': {},
        'item.retried': {},
        'item.moved': {},
        'upload.started': { target: 'settling', actions: { type: 'want', params: ({ event }) => event } },
      },
    },
  },
});

function previewsOf(context: UploadQueueContext, only?: string): string[] {
  return context.items.filter(({ id }) => only === undefined || id === only).map(({ preview }) => preview);
}
