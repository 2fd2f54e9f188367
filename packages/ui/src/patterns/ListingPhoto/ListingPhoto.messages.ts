import { texts } from '@porchlight/domain';

/** Texts of a `ListingPhoto`. */
export interface ListingPhotoMessages {
  /** Instead of a missing or broken photo. With `''` only an icon is shown, for tiny frames. */
  noImage: string;
}

export const english: ListingPhotoMessages = { noImage: texts.common.noImage };
