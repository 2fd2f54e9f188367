import type { CompressedImage } from '@porchlight/flows/compression';

/** A photo for the worker, which handles one at a time. */
export interface WorkerQuestion {
  file: Blob;
  name: string;
}

export type WorkerAnswer = { ok: true; image: CompressedImage } | { ok: false; message: string };
