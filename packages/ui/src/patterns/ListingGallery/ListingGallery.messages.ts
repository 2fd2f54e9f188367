import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `ListingGallery`. */
export interface ListingGalleryMessages {
  /** Name of the whole gallery. */
  label: string;
  /** Role description, announced after its name. */
  carousel: string;
  /** Role description of a part, announced after its position. */
  slide: string;
  previous: string;
  next: string;
  /** Shown and announced: '2 / 5'. */
  counter: (position: number, total: number, formats: Formats) => string;
  /** Name of one thumbnail. */
  thumbnail: (position: number, total: number, formats: Formats) => string;
  /** Name of a photo's button, which opens the full-screen view. */
  enlarge: (position: number, total: number, formats: Formats) => string;
  /** In the full-screen view. */
  zoomIn: string;
  zoomOut: string;
  /** Closes the full-screen view. */
  close: string;
  /** Without photos. */
  none: string;
  /** Instead of a photo that failed to load. */
  noImage: string;
}

export const english: ListingGalleryMessages = {
  label: 'Photos',
  carousel: 'carousel',
  slide: 'photo',
  previous: 'Previous photo',
  next: 'Next photo',
  counter: texts.listing.imageCounter,
  thumbnail: (position, total) => `Show photo ${position} of ${total}`,
  enlarge: (position, total) => `Enlarge photo ${position} of ${total}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  none: texts.listing.noImages,
  noImage: texts.common.noImage,
};
