import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ListingGallery`. */
export interface ListingGalleryMessages {
  /** Name of the whole gallery. */
  label: string;
  /** What kind of thing it is, said after its name. */
  carousel: string;
  /** What each of its parts is, said after its position. */
  slide: string;
  previous: string;
  next: string;
  /** Shown and announced: '2 / 5'. */
  counter: (position: number, total: number, formats: Formats) => string;
  /** Name of one thumbnail. */
  thumbnail: (position: number, total: number, formats: Formats) => string;
  /** Name of the button that is a photo: shows it over the whole screen. */
  enlarge: (position: number, total: number, formats: Formats) => string;
  /** Of the photo over the whole screen. */
  zoomIn: string;
  zoomOut: string;
  /** Closes it. */
  close: string;
  /** When there are no photos at all. */
  none: string;
  /** In place of a photo that does not load. */
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
