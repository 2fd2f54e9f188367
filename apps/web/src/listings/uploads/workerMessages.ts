import type { CompressedImage } from '@porchlight/flows/compression';

/** One photo for the worker. It has one at a time. */
export interface WorkerQuestion {
  file: Blob;
  name: string;
}

export type WorkerAnswer = { ok: true; image: CompressedImage } | { ok: false; message: string };
