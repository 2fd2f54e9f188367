import {
  compressImage as compressWith,
  CompressionError,
  type CompressedImage,
} from '@porchlight/flows/compression';

import { workerAddress } from './workerAddress.ts';
import type { WorkerAnswer, WorkerQuestion } from './workerMessages.ts';

type NamedFile = Blob & { readonly name: string };

/** Compresses photos, one after the other. */
export interface Compressor {
  /**
   * @param signal aborts the work; the promise then rejects with the signal's reason
   * @throws CompressionError with a text for users
   */
  compress(file: NamedFile, signal?: AbortSignal): Promise<CompressedImage>;
  /** Ends the worker. The next photo starts a new one. */
  close(): void;
}

const canWorkOffThread = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function';

async function onMainThread(file: NamedFile): Promise<CompressedImage> {
  const { mainThreadCodec } = await import('./mainThreadCodec.ts');
  return compressWith(file, mainThreadCodec);
}

/** The worker failed to start or crashed: this says nothing about the photo. */
class WorkerFailure extends Error {}

/**
 * A compressor that decodes, draws and encodes photos in a worker, to keep the page responsive. Without
 * OffscreenCanvas, or when the worker fails to start, it works on the main thread.
 */
export function createCompressor(): Compressor {
  let worker: Worker | undefined;
  let isUsable = canWorkOffThread();

  function close(): void {
    worker?.terminate();
    worker = undefined;
  }

  function inWorker(file: NamedFile, signal?: AbortSignal): Promise<CompressedImage> {
    return new Promise((resolve, reject) => {
      worker ??= new Worker(workerAddress(), { type: 'module' });
      const current = worker;
      const settled = new AbortController();
      const listening = { signal: settled.signal };

      function fail(reason: unknown): void {
        settled.abort();
        // A worker can't stop in the middle of a photo, so end it.
        close();
        reject(reason instanceof Error ? reason : new WorkerFailure());
      }
      current.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer>) => {
          settled.abort();
          if (data.ok) resolve(data.image);
          else reject(new CompressionError(data.message));
        },
        listening,
      );
      current.addEventListener('error', () => fail(new WorkerFailure()), listening);
      current.addEventListener('messageerror', () => fail(new WorkerFailure()), listening);
      signal?.addEventListener('abort', () => fail(signal.reason), listening);
      current.postMessage({ file, name: file.name } satisfies WorkerQuestion);
    });
  }

  return {
    async compress(file, signal) {
      signal?.throwIfAborted();
      if (isUsable) {
        try {
          return await inWorker(file, signal);
        } catch (error) {
          if (!(error instanceof WorkerFailure)) throw error;
          isUsable = false;
        }
      }
      const image = await onMainThread(file);
      signal?.throwIfAborted();
      return image;
    },
    close,
  };
}
