import type { ListingImage } from '@porchlight/domain';

import type { PickedFile } from './items.ts';

/** What the photo queue starts with. */
export interface UploadQueueInput {
  /** How many photos may still be added: five, less those that the listing has. */
  slots: number;
}

/** What can happen to the photo queue. */
export type UploadQueueEvent =
  | { type: 'files.added'; files: PickedFile[] }
  | { type: 'item.removed'; id: string }
  | { type: 'item.retried'; id: string }
  /** Puts a photo at another place, counted from 0. The first is the primary one. */
  | { type: 'item.moved'; id: string; to: number }
  | { type: 'notices.dismissed' }
  | { type: 'alert.dismissed' }
  /** Send everything that could be prepared to this listing, once preparing is over. */
  | { type: 'upload.started'; listingId: string }
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.retried' }
  /** Begin anew, with other slots when given. */
  | { type: 'queue.reset'; slots?: number };

/** What the photo queue tells whoever listens, beside its state. */
export type UploadQueueEmitted =
  | { type: 'images.uploaded'; listingId: string; images: ListingImage[] }
  | { type: 'failure.logged'; error: unknown };

/** What the cleanup of preview URLs is told. It releases what is left when it is stopped. */
export type PreviewEvent =
  | { type: 'preview.kept'; urls: string[] }
  | { type: 'preview.released'; urls: string[] };

/** What sending the photos of a listing is given. */
export interface UploadInput {
  listingId: string;
  /** In the order they were chosen; the first is the primary photo. */
  files: { blob: Blob; name: string }[];
  /** @param fraction 0 to 1. */
  onProgress: (fraction: number) => void;
}
