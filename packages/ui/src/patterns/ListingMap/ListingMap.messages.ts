import type { Formats } from '../../lib/index.ts';

/** Texts of a `ListingMap`. */
export interface ListingMapMessages {
  /** Name of the map. */
  label: string;
  /** Its keys, announced after its name. */
  keys: string;
  /** Shown when a touch on the map scrolls the page: how to move the map. */
  touch: string;
  /** The skip link. */
  skip: string;
  /** The buttons. */
  zoomIn: string;
  zoomOut: string;
  /** While the map loads. */
  loading: string;
  /** The map failed to load. */
  failed: string;
  /** Retries loading it. */
  retry: string;
  /** A distance, on the scale and the rings. */
  miles: (count: number, formats: Formats) => string;
  /** Closes the panel. */
  close: string;
  /** While the panel's cards load. */
  loadingCards: string;
}

export const english: ListingMapMessages = {
  label: 'Map of listings',
  keys: 'Arrow keys move the map, plus and minus zoom.',
  touch: 'Use two fingers to move the map, or tap it first.',
  skip: 'Skip the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map…',
  failed: 'The map did not load.',
  retry: 'Try again',
  miles: (count, { number }) => `${number(count)} mi`,
  close: 'Close',
  loadingCards: 'Loading listings…',
};
