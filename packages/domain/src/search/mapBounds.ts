import type { Point } from './miles.ts';
import type { ListingArea } from '../answers/index.ts';

/** A map area, in degrees. Where `west` is more than `east`, it crosses the date line. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** 'west,south,east,north', for URLs and calls: to about a hundred meters. */
export const writeBounds = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(3)))).join();

/** Parses the format of `writeBounds`. Undefined if it is not a map area; a zero-sized one is valid. */
export function readBounds(text: string): MapBounds | undefined {
  if (!/^(-?\d{1,3}(\.\d{1,9})?(,|$)){4}$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || south < -90 || south > north || north > 90)
    return undefined;
  return { west, south, east, north };
}

/** Degrees from west to east. */
export const widthOf = ({ west, east }: MapBounds): number => (west > east ? east - west + 360 : east - west);

export function isInBounds({ west, south, east, north }: MapBounds, { latitude, longitude }: Point): boolean {
  if (latitude < south || latitude > north) return false;
  return west > east ? longitude >= west || longitude <= east : longitude >= west && longitude <= east;
}

/** No part of the United States is near this meridian: a map cut here has Guam next to Alaska. */
export const mapEdge = 60;
/** A longitude on such a map, from `mapEdge - 360` to `mapEdge`; `wrapLongitude` reverses it. */
export const unwrapLongitude = (longitude: number): number =>
  longitude > mapEdge ? longitude - 360 : longitude;
export const wrapLongitude = (longitude: number): number =>
  longitude < -180 ? longitude + 360 : longitude > 180 ? longitude - 360 : longitude;

/** The smallest map area with all these points, at least one. */
export function boundsOf(points: readonly Point[]): MapBounds {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => unwrapLongitude(longitude));
  return {
    west: wrapLongitude(Math.min(...longitudes)),
    south: Math.min(...latitudes),
    east: wrapLongitude(Math.max(...longitudes)),
    north: Math.max(...latitudes),
  };
}

/** A map area with a margin on each side, in degrees; `latitudeMax` is where the map ends. */
export function widened(bounds: MapBounds, aside: number, above: number, latitudeMax = 90): MapBounds {
  const isAround = widthOf(bounds) + 2 * aside >= 360;
  return {
    west: isAround ? -180 : wrapLongitude(bounds.west - aside),
    south: Math.max(-latitudeMax, bounds.south - above),
    east: isAround ? 180 : wrapLongitude(bounds.east + aside),
    north: Math.min(latitudeMax, bounds.north + above),
  };
}

/** The map shown for an area: `times` as large in each direction, for context. Default 3. */
export function boundsAround(
  { latitude, longitude, radius_miles: radius }: ListingArea,
  times = 3,
): MapBounds {
  const up = (radius * times) / 69;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return widened({ west: longitude, south: latitude, east: longitude, north: latitude }, aside, up);
}
