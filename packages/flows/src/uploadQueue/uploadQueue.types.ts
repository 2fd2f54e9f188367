import type { KeptArrangement } from './arrangement.ts';
import type { ExistingPhoto, PickedFile } from './items.ts';

/** What the photo queue starts with. */
export interface UploadQueueInput {
  /** How many photos there may be in all. */
  slots: number;
}

/** What can happen to the photo queue. */
export type UploadQueueEvent =
  | { type: 'files.added'; files: PickedFile[] }
  | { type: 'item.removed'; id: string }
  | { type: 'item.retried'; id: string }
  /** Puts a photo at another place, counted from 0. The first is the primary one. */
  | { type: 'item.moved'; id: string; to: number }
  /** Turns a photo a quarter, clockwise. */
  | { type: 'item.turned'; id: string }
  | { type: 'notices.dismissed' }
  | { type: 'alert.dismissed' }
  /** Send everything that could be prepared and was not sent yet, once preparing is over. */
  | { type: 'upload.started' }
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.retried' }
  /** What was sent is not on the server any more: send it once more. */
  | { type: 'upload.forgotten' }
  /** What was kept of an earlier visit takes the place of what is there. */
  | ({ type: 'photos.restored' } & KeptArrangement)
  | ({ type: 'queue.reset' } & ResetInput);

/** Beginning again. */
export interface ResetInput {
  /** Default: as many as before. */
  slots?: number;
  /** Those that the listing has. Default none. */
  photos?: readonly ExistingPhoto[];
  /** They are another listing's, to be copied. Default false. */
  copied?: boolean;
}

/** What the photo queue tells whoever listens, beside its state. */
export type UploadQueueEmitted = { type: 'failure.logged'; error: unknown };

/** What the cleanup of preview URLs is told. It releases what is left when it is stopped. */
export type PreviewEvent =
  | { type: 'preview.kept'; urls: string[] }
  | { type: 'preview.released'; urls: string[] };

/** What sending a photo is given. */
export interface UploadInput {
  blob: Blob;
  name: string;
  /** @param fraction 0 to 1. */
  onProgress: (fraction: number) => void;
}
