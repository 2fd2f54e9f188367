import { isInBounds, type MapBounds, type Point, widened, widthOf } from '@porchlight/domain';

/** The contiguous states, where there is nothing else to show. */
export const everywhere: MapBounds = { west: -125, south: 24.5, east: -66.5, north: 49.5 };

/**
 * What a map of everything that was found begins with. With Alaska and Hawaii in it the rest is small: as long as
 * something lies between them, it begins there, and whoever wants more goes farther away.
 */
export function firstView(all: MapBounds, marks: readonly Point[]): MapBounds {
  const corners = [
    { latitude: all.south, longitude: all.west },
    { latitude: all.north, longitude: all.east },
  ];
  const isWithin = corners.every((corner) => isInBounds(everywhere, corner));
  return !isWithin && marks.some((mark) => isInBounds(everywhere, mark)) ? everywhere : roomAround(all);
}

/** At least so much is shown around a place, in degrees. */
const least = 0.08;

/** A little more than a part of the map, so that nothing in it stands at the edge. */
export function roomAround(bounds: MapBounds): MapBounds {
  const aside = Math.max(widthOf(bounds) * 0.12, least);
  const above = Math.max((bounds.north - bounds.south) * 0.12, least);
  return widened(bounds, aside, above, 85);
}
