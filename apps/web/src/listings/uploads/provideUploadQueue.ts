import type { ListingImage } from '@porchlight/domain';
import {
  previewCleanup,
  uploadQueueMachine,
  type PickedFile,
  type UploadInput,
} from '@porchlight/flows/uploadQueue';
import { fromPromise } from 'xstate';

import type { Compressor } from './compressImage.ts';
import { inspectFiles } from './inspectFiles.ts';

export interface UploadQueuePorts {
  compressor: Compressor;
  /** Uploads one photo. */
  upload: (input: UploadInput, signal: AbortSignal) => Promise<ListingImage>;
}

/** The photo queue with the browser's implementations. */
export function provideUploadQueue({ compressor, upload }: UploadQueuePorts) {
  return uploadQueueMachine.provide({
    actors: {
      previews: previewCleanup((url) => URL.revokeObjectURL(url)),
      inspect: fromPromise(({ input }: { input: { files: PickedFile[] } }) => inspectFiles(input.files)),
      compress: fromPromise(
        ({ input, signal }: { input: { file: PickedFile['file'] }; signal: AbortSignal }) =>
          compressor.compress(input.file, signal),
      ),
      upload: fromPromise(({ input, signal }: { input: UploadInput; signal: AbortSignal }) =>
        upload(input, signal),
      ),
    },
  });
}
