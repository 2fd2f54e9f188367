import type { ImagesAnswer, ListingImage } from '@porchlight/domain';

import type { ApiClient } from './client.ts';
import { uploadWithProgress } from './uploadWithProgress.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Called with a fraction from 0 to 1. Starts over when the session had to be refreshed. */
  onProgress?: (fraction: number) => void;
}

/** Uploads a photo before its listing is saved, which then names the photo. */
export async function sendPhoto(
  api: ApiClient,
  file: File,
  { signal, onProgress = () => undefined }: UploadOptions = {},
): Promise<ListingImage> {
  const body = new FormData();
  body.append('images', file, file.name);
  const [image] = await api.call('POST', '/images', 'images', {
    body,
    signal,
    onSessionEnd: 'stay',
    fetch: uploadWithProgress(onProgress),
  });
  if (image === undefined) throw new Error('The server kept no photo');
  return image;
}

/**
 * Adds photos to a listing, in the given order, all or none.
 *
 * @public Not on a screen anymore; the client covers the whole contract.
 */
export function uploadImages(
  api: ApiClient,
  listingId: string,
  files: readonly File[],
  { signal, onProgress = () => undefined }: UploadOptions = {},
): Promise<ImagesAnswer> {
  const body = new FormData();
  for (const file of files) body.append('images', file, file.name);
  return api.call('POST', `/listings/${encodeURIComponent(listingId)}/images`, 'images', {
    body,
    signal,
    onSessionEnd: 'stay',
    fetch: uploadWithProgress(onProgress),
  });
}

/**
 * One photo's record.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function getImage(api: ApiClient, id: string): Promise<ListingImage> {
  return api.read(`/images/${encodeURIComponent(id)}`, 'image');
}

/**
 * Removes a photo from a listing.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function deleteImage(api: ApiClient, id: string): Promise<undefined> {
  return api.call('DELETE', `/images/${encodeURIComponent(id)}`, 'nothing');
}
