import {
  type AreaAnswer,
  boundsAround,
  boundsOf,
  isInBounds,
  type Listing,
  type ListingsQuery,
  type MapAnswer,
  type MapBounds,
  type MapPlaceName,
  type Point,
  readBounds,
  roundedPoint,
  unwrapLongitude,
  widthOf,
  wrapLongitude,
  writeBounds,
} from '@porchlight/domain';

import { type Model, publicListing } from './model.ts';
import { centerOf, placeNear, searchCorrected } from './search.ts';

interface Placed extends Point {
  listing: Listing;
}

function placesIn({ places }: Model, part: MapBounds): MapPlaceName[] {
  const cities = [...places.values()].filter(({ street, postal_code: zip }) => street === '' && zip === '');
  return cities
    .filter((city) => isInBounds(part, city))
    .map(({ city: name, latitude, longitude }) => ({ name, population: 0, latitude, longitude }));
}

const mean = (numbers: readonly number[]): number =>
  Math.round((numbers.reduce((sum, each) => sum + each, 0) / numbers.length) * 1000) / 1000;

/** The map of a query: a single listing in a cell is a pin, several are a cluster. */
export function mapOf(world: Model, query: ListingsQuery, cells: number): MapAnswer {
  const placed = searchCorrected(world, query).listings.flatMap((listing): Placed[] => {
    const center = centerOf(world, listing);
    return center === undefined ? [] : [{ listing: publicListing(listing), ...roundedPoint(center) }];
  });
  const found = placed.length === 0 ? undefined : boundsOf(placed);
  const shown = readBounds(query.bounds) ?? found;
  const span = shown === undefined ? 1 : Math.max(widthOf(shown), 0.04);
  const cell = 2 ** Math.ceil(Math.log2(span / cells));
  const grid = new Map<string, Placed[]>();
  for (const each of placed) {
    const key = `${Math.floor(unwrapLongitude(each.longitude) / cell)} ${Math.floor(each.latitude / cell)}`;
    grid.set(key, [...(grid.get(key) ?? []), each]);
  }
  const groups = [...grid.values()];
  const near = placeNear(world, query.near);
  return {
    total: placed.length,
    bounds: found === undefined ? '' : writeBounds(found),
    pins: groups.flatMap(([only, ...others]) => {
      if (only === undefined || others.length > 0) return [];
      const { listing, ...point } = only;
      const { id, title, price, price_type, price_period, canonical_location: place } = listing;
      return [
        {
          id,
          title,
          price,
          price_type,
          ...(price_period !== undefined && { price_period }),
          place: `${place?.city ?? ''}, ${place?.state ?? ''}`,
          ...point,
        },
      ];
    }),
    clusters: groups
      .filter(({ length }) => length > 1)
      .map((group) => {
        const prices = group.map(({ listing }) => listing.price ?? 0).filter((price) => price > 0);
        return {
          latitude: mean(group.map(({ latitude }) => latitude)),
          longitude: wrapLongitude(mean(group.map(({ longitude }) => unwrapLongitude(longitude)))),
          listings: group.length,
          ...(prices.length > 0 && { lowest_price: Math.min(...prices) }),
          bounds: writeBounds(boundsOf(group)),
        };
      }),
    places: shown === undefined ? [] : placesIn(world, shown),
    ...(near !== undefined && { near: roundedPoint(near) }),
  };
}

/** A listing's approximate location. */
export function areaOf(world: Model, listing: Listing): AreaAnswer {
  const center = centerOf(world, listing);
  if (center === undefined) return { area: null, places: [] };
  const area = { ...roundedPoint(center), radius_miles: 5 };
  return { area, places: placesIn(world, boundsAround(area)) };
}
