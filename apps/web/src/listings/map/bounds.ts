import { boundsAround, isInBounds, type MapBounds, type Point, widened, widthOf } from '@porchlight/domain';
import type { MapCircle } from '@porchlight/ui';

/** The contiguous states, the default view. */
export const everywhere: MapBounds = { west: -125, south: 24.5, east: -66.5, north: 49.5 };

/**
 * Initial bounds for all results. With Alaska or Hawaii everything else would be tiny, so the map starts with
 * the contiguous states if they have any result; users can zoom out.
 *
 * @param circle the area that was searched: shown whole, wherever in it the results are
 */
export function firstView(all: MapBounds, marks: readonly Point[], circle?: MapCircle): MapBounds {
  if (circle !== undefined) return boundsAround({ ...circle, radius_miles: circle.miles }, 1.25);
  const corners = [
    { latitude: all.south, longitude: all.west },
    { latitude: all.north, longitude: all.east },
  ];
  const isWithin = corners.every((corner) => isInBounds(everywhere, corner));
  return !isWithin && marks.some((mark) => isInBounds(everywhere, mark)) ? everywhere : roomAround(all);
}

/** Minimum margin around a place, in degrees. */
const least = 0.08;

/** Bounds with a margin, so that nothing is at the edge. */
export function roomAround(bounds: MapBounds): MapBounds {
  const aside = Math.max(widthOf(bounds) * 0.12, least);
  const above = Math.max((bounds.north - bounds.south) * 0.12, least);
  return widened(bounds, aside, above, 85);
}
