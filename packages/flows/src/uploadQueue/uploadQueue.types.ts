import type { KeptArrangement } from './arrangement.ts';
import type { ExistingPhoto, PickedFile } from './items.ts';

/** Input of the upload queue machine. */
export interface UploadQueueInput {
  /** Maximum number of photos. */
  slots: number;
}

/** Events of the upload queue machine. */
export type UploadQueueEvent =
  | { type: 'files.added'; files: PickedFile[] }
  | { type: 'item.removed'; id: string }
  | { type: 'item.retried'; id: string }
  /** Moves a photo to another position, counted from 0. The first is the primary photo. */
  | { type: 'item.moved'; id: string; to: number }
  /** Rotates a photo a quarter turn clockwise. */
  | { type: 'item.turned'; id: string }
  | { type: 'notices.dismissed' }
  | { type: 'alert.dismissed' }
  /** Upload all prepared photos that are not uploaded yet, once preparing is done. */
  | { type: 'upload.started' }
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.retried' }
  /** The server deleted the uploaded photos: upload them again. */
  | { type: 'upload.forgotten' }
  /** Replaces the photos with those stored on an earlier visit. */
  | ({ type: 'photos.restored' } & KeptArrangement)
  | ({ type: 'queue.reset' } & ResetInput);

/** Input of a reset. */
export interface ResetInput {
  /** Default: as many as before. */
  slots?: number;
  /** Photos of the listing. Default none. */
  photos?: readonly ExistingPhoto[];
  /** They belong to another listing and are copied. Default false. */
  copied?: boolean;
}

/** Events the upload queue emits. */
export type UploadQueueEmitted = { type: 'failure.logged'; error: unknown };

/** Events the preview cleanup receives. It revokes the remaining URLs when it is stopped. */
export type PreviewEvent =
  | { type: 'preview.kept'; urls: string[] }
  | { type: 'preview.released'; urls: string[] };

/** Input of a photo upload. */
export interface UploadInput {
  blob: Blob;
  name: string;
  /** @param fraction 0 to 1. */
  onProgress: (fraction: number) => void;
}
