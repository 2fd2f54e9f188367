import type { MapBounds } from '@porchlight/domain';

/** The contiguous states, where there is nothing else to show. */
export const everywhere: MapBounds = { west: -125, south: 24.5, east: -66.5, north: 49.5 };

interface Point {
  latitude: number;
  longitude: number;
}

const isIn = ({ west, south, east, north }: MapBounds, { latitude, longitude }: Point): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/**
 * What a map of everything that was found begins with. With Alaska and Hawaii in it the rest is small: as long as
 * something lies between them, it begins there, and whoever wants more goes farther away.
 */
export function firstView(all: MapBounds, marks: readonly Point[]): MapBounds {
  const corners = [
    { latitude: all.south, longitude: all.west },
    { latitude: all.north, longitude: all.east },
  ];
  const isWithin = corners.every((corner) => isIn(everywhere, corner));
  return !isWithin && marks.some((mark) => isIn(everywhere, mark)) ? everywhere : roomAround(all);
}

/** At least so much is shown around a place, in degrees. */
const least = 0.08;

/** A little more than a part of the map, so that nothing in it stands at the edge. */
export function roomAround({ west, south, east, north }: MapBounds): MapBounds {
  const aside = Math.max((east - west) * 0.12, least);
  const above = Math.max((north - south) * 0.12, least);
  return {
    west: Math.max(-180, west - aside),
    south: Math.max(-85, south - above),
    east: Math.min(180, east + aside),
    north: Math.min(85, north + above),
  };
}
