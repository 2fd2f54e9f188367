import type { ListingImage } from '@porchlight/domain';
import { createActor } from 'xstate';

import type { CompressedImage } from '../compression/index.ts';
import {
  previewCleanup,
  uploadQueueMachine,
  type InspectedFile,
  type PickedFile,
  type UploadInput,
} from '../uploadQueue/index.ts';
import { inspected } from '../uploadQueue/uploadQueue.samples.ts';
import { pendingCall, settle } from './harness.ts';

/** A prepared photo. */
export const small = (name: string): CompressedImage => ({
  blob: new Blob([name], { type: 'image/jpeg' }),
  name,
  width: 10,
  height: 10,
});

/** A queue whose calls wait for their results, with its released previews and emitted events. */
export function startQueue(slots = 5) {
  const inspect = pendingCall<InspectedFile[], { files: PickedFile[] }>();
  const compress = pendingCall<CompressedImage, { file: PickedFile['file'] }>();
  const upload = pendingCall<ListingImage, UploadInput>();
  const released: string[] = [];
  const actor = createActor(
    uploadQueueMachine.provide({
      actors: {
        previews: previewCleanup((url) => released.push(url)),
        inspect: inspect.actor,
        compress: compress.actor,
        upload: upload.actor,
      },
    }),
    { input: { slots } },
  );
  const heard: string[] = [];
  actor.on('*', ({ type }) => heard.push(type));
  actor.start();

  async function add(...files: PickedFile[]) {
    actor.send({ type: 'files.added', files });
    inspect.last().resolve(files.map(({ id }) => inspected(id)));
    await settle();
  }
  async function compressNext(error?: unknown) {
    const call = compress.last();
    if (error === undefined) call.resolve(small(call.input.file.name));
    else call.reject(error);
    await settle();
  }
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    inspect,
    compress,
    upload,
    released,
    heard,
    add,
    compressNext,
    context,
    statuses: () => context().items.map(({ id, status }) => `${id} ${status}`),
  };
}
