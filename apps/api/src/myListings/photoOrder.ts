import type { ListingPhotoInput } from '@porchlight/domain';
import { HttpError } from '../http/index.ts';
import type { PublicTransaction } from '../publicChanges.ts';

/** Photos as a form names them, ready to become those of its listing. */
export interface PhotoOrder {
  /** Makes them the photos of the saved listing, and all of them. Only under a lock on it. */
  apply(tx: PublicTransaction, listingId: string, title: string): Promise<void>;
  /** Removes the files that were made for it. */
  discard(): Promise<void>;
}

/**
 * Makes ready what a form names.
 *
 * @param listingId null for one that is about to be published
 * @throws HttpError 422 when one of the photos is not there, or is not this person's
 */
export type ArrangePhotos = (
  userId: string,
  listingId: string | null,
  photos: readonly ListingPhotoInput[],
) => Promise<PhotoOrder>;

/** Saves a listing; when that is refused, what was made for its photos goes as well. */
export async function withPhotos<T>(order: PhotoOrder | null, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    // A connection can break after the commit: then the sweep finds out whether the files are needed.
    if (error instanceof HttpError) await order?.discard();
    throw error;
  }
}
