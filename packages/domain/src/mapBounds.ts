import type { ListingArea } from './wire.ts';

/** A part of a map, in degrees. It never reaches over the line of dates. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** 'west,south,east,north', as addresses and calls tell it: to about a hundred meters. */
export const writeBounds = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(3)))).join();

/** Reads what `writeBounds` tells. Undefined where that is no part of a map; without an area it may be. */
export function readBounds(text: string): MapBounds | undefined {
  if (!/^(-?\d{1,3}(\.\d{1,9})?(,|$)){4}$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  if (west < -180 || west > east || east > 180 || south < -90 || south > north || north > 90)
    return undefined;
  return { west, south, east, north };
}

/** What a map of a listing's area shows: three times as much to each side, so that one sees where that is. */
export function boundsAround({ latitude, longitude, radius_miles: radius }: ListingArea): MapBounds {
  const up = (radius * 3) / 69;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return {
    west: Math.max(-180, longitude - aside),
    south: Math.max(-90, latitude - up),
    east: Math.min(180, longitude + aside),
    north: Math.min(90, latitude + up),
  };
}
