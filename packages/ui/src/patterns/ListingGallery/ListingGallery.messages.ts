import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ListingGallery`. */
export interface ListingGalleryMessages {
  /** Name of the whole gallery. */
  label: string;
  /** What kind of thing it is, said after its name. */
  carousel: string;
  previous: string;
  next: string;
  /** Shown and announced: '2 / 5'. */
  counter: (position: number, total: number, formats: Formats) => string;
  /** Name of one thumbnail. */
  thumbnail: (position: number, total: number, formats: Formats) => string;
  /** When there are no photos at all. */
  none: string;
  /** In place of a photo that does not load. */
  noImage: string;
}

export const english: ListingGalleryMessages = {
  label: texts.listingForm.images,
  carousel: 'carousel',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: texts.listing.imageCounter,
  thumbnail: (position, total) => `Show photo ${position} of ${total}`,
  none: texts.listing.noImages,
  noImage: texts.common.noImage,
};
