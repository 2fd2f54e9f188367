import type { ListingPhotoInput } from '@porchlight/domain';
import { HttpError } from '../../platform/http/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';

/** Prepared photos of a form, to be attached to its listing. */
export interface PhotoOrder {
  /** Makes them the listing's only photos. Requires a lock on the listing. */
  apply(tx: PublicTransaction, listingId: string, title: string): Promise<void>;
  /** Removes the files that were made for it. */
  discard(): Promise<void>;
}

/**
 * Prepares the photos that a form names.
 *
 * @param listingId null for a listing that is about to be published
 * @throws HttpError 422 when one of the photos is missing, or not this user's
 */
export type ArrangePhotos = (
  userId: string,
  listingId: string | null,
  photos: readonly ListingPhotoInput[],
) => Promise<PhotoOrder>;

/** Saves a listing; if that is refused, removes the files made for its photos. */
export async function withPhotos<T>(order: PhotoOrder | null, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    // A connection can break after the commit: then the sweep finds out whether the files are needed.
    if (error instanceof HttpError) await order?.discard();
    throw error;
  }
}
