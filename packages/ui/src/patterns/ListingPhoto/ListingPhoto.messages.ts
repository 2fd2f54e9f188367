import { texts } from '@porchlight/domain';

/** The words of a `ListingPhoto`. */
export interface ListingPhotoMessages {
  /** In place of a photo that is missing or does not load. `''` leaves a drawing alone, for tiny frames. */
  noImage: string;
}

export const english: ListingPhotoMessages = { noImage: texts.common.noImage };
