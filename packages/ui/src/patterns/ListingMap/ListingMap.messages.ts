/** The words of a `ListingMap`. */
export interface ListingMapMessages {
  /** What the map is called. */
  label: string;
  /** What its keys do, after its name. */
  keys: string;
  /** Shown when a finger on the map scrolls the page: how the map is moved. */
  touch: string;
  /** The link past it. */
  skip: string;
  /** The buttons. */
  zoomIn: string;
  zoomOut: string;
  /** While the map itself is on its way. */
  loading: string;
  /** The map itself did not come. */
  failed: string;
  /** Asks for it once more. */
  retry: string;
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
};
