import { texts } from '@porchlight/domain';

/** The words of a `ListingCard`. */
export interface ListingCardMessages {
  /** On the photo of a featured listing. */
  featured: string;
  /** In place of a missing or broken photo. */
  noImage: string;
}

export const english: ListingCardMessages = {
  featured: texts.listing.featured,
  noImage: texts.common.noImage,
};
