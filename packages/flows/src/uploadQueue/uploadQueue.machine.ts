import { nextToSend } from './arrangement.ts';
import { admitFiles, currentItem, emptyQueue, type UploadQueueContext } from './items.ts';
import { uploadQueueSetup } from './uploadQueue.setup.ts';
import { logFailure } from '../shared/index.ts';

const changesAfterwards = uploadQueueSetup.createStateConfig({
  on: {
    'files.added': {
      target: 'settling',
      actions: ['unwant', 'dismissNotices', { type: 'enqueue', params: ({ event }) => event }],
    },
    'item.retried': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      target: 'settling',
      actions: ['unwant', { type: 'retry', params: ({ event }) => event }],
    },
    'upload.started': { target: 'settling', actions: 'want' },
  },
}).on;

/** Photos for a listing: inspected, compressed and uploaded one by one, together with its existing photos. */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'uploadQueue',
  context: ({ input }) => emptyQueue(input.slots),
  invoke: {
    id: 'previews',
    src: 'previews',
    onError: { actions: logFailure },
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
    'item.turned': { actions: { type: 'turn', params: ({ event }) => event } },
    'upload.started': { actions: 'want' },
    'upload.forgotten': { actions: 'forgetSent' },
    'photos.restored': {
      target: '.settling',
      actions: [
        { type: 'releasePreviews', params: ({ context }) => ({ urls: previewsOf(context) }) },
        { type: 'restore', params: ({ event }) => event },
      ],
    },
    'queue.reset': {
      target: '.ready',
      actions: [
        { type: 'releasePreviews', params: ({ context }) => ({ urls: previewsOf(context) }) },
        { type: 'reset', params: ({ event }) => event },
      ],
    },
  },
  states: {
    /** Nothing to prepare: takes files, removals, retries, and upload requests. */
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
          actions: 'want',
        },
      },
    },
    /** Chooses the next state. */
    settling: {
      always: [
        { guard: 'hasIncoming', target: 'inspecting' },
        { guard: 'hasWaiting', target: 'compressing' },
        { guard: 'hasUnsent', target: 'uploading' },
        { guard: 'isWanted', target: 'uploaded' },
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
          actions: ['turnAllDown', logFailure],
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
          // Entered only while a photo waits.
          if (item?.file == null) throw new Error('There is nothing to compress');
          return { file: item.file };
        },
        onDone: {
          target: 'settling',
          actions: { type: 'finishCurrent', params: ({ event }) => ({ compressed: event.output }) },
        },
        onError: {
          target: 'settling',
          actions: [{ type: 'failCurrent', params: ({ event }) => event }, logFailure],
        },
      },
    },
    uploading: {
      tags: ['busy'],
      entry: 'startProgress',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context, self }) => {
          const compressed = nextToSend(context)?.compressed;
          // Entered only while a photo is to be uploaded.
          if (compressed == null) throw new Error('There is nothing to send');
          return {
            blob: compressed.blob,
            name: compressed.name,
            onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
          };
        },
        onDone: {
          target: 'settling',
          actions: { type: 'keepImage', params: ({ event }) => ({ image: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'settling',
            actions: [{ type: 'refuseImage', params: ({ event }) => event }, logFailure],
          },
          { target: 'uploadFailed', actions: logFailure },
        ],
      },
      on: {
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        // Ignored during an upload.
        'files.added': {},
        'item.removed': {},
        'item.retried': {},
        'item.moved': {},
        'item.turned': {},
        'photos.restored': {},
        'upload.started': {},
        'upload.forgotten': {},
      },
    },
    /** All photos that could be uploaded are. Later changes wait for the next upload request. */
    uploaded: { tags: ['form', 'done'], on: changesAfterwards },
    uploadFailed: {
      tags: ['form', 'done'],
      on: { ...changesAfterwards, 'upload.retried': { target: 'settling' } },
    },
  },
});

function previewsOf(context: UploadQueueContext, only?: string): string[] {
  return context.items.filter(({ id }) => only === undefined || id === only).map(({ preview }) => preview);
}
