import {
  boundsOf,
  type ListingArea,
  limits,
  mapEdge,
  type MapAnswer,
  type MapBounds,
  type MapPin,
  type Place,
  type Point,
  type PricePeriod,
  type PriceType,
  widthOf,
  wrapLongitude,
  writeBounds,
} from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { sqlOf, type Conditions } from './conditionSql.ts';
import { isPublic } from './statuses.ts';

/** A map's listings, without the names of cities. */
export type OnMap = Omit<MapAnswer, 'places'>;

export const nothingOnMap: OnMap = { total: 0, bounds: '', pins: [], clusters: [] };

/** The area to divide into cells. */
export interface Grid {
  /** The map bounds; undefined for all matches. */
  bounds: MapBounds | undefined;
  /** Approximate number of cells across. */
  cells: number;
}

interface CellRow extends MapBounds {
  listings: number;
  /** `null` if all are free. */
  lowest: number | null;
  latitude: number;
  longitude: number;
  /** The place, when the cell contains one listing. */
  place_key: string;
}

interface PinRow {
  id: string;
  title: string;
  price_cents: number;
  price_type: PriceType;
  price_period: PricePeriod | null;
  place: Place;
  latitude: number;
  longitude: number;
}

/** The smallest extent of the grid in degrees: places are known to a hundredth. */
const smallestSpan = 0.04;

/**
 * Listings by the rounded centers of their places: a single one in its cell as a pin, several as a cluster. Cell
 * sizes are powers of two, aligned to the globe, so that moving the map doesn't regroup anything. Longitudes are
 * unwrapped at `mapEdge`, so that places on both sides of the date line are neighbors. Places are counted first, by
 * an index alone; the cells are made of these few rows.
 */
export async function onMap(db: Queryable, conditions: Conditions, { bounds, cells }: Grid): Promise<OnMap> {
  const { where, params } = sqlOf(conditions);
  const span = bounds === undefined ? null : Math.max(widthOf(bounds), smallestSpan);
  const count = params.length;
  const rows = await db.query<CellRow>(
    `WITH counted AS MATERIALIZED (
       SELECT l.place_key, count(*) AS listings, min(l.price_cents) FILTER (WHERE l.price_cents > 0) AS lowest
       FROM listings l WHERE ${where} AND l.place_key IS NOT NULL GROUP BY l.place_key
     ), placed AS MATERIALIZED (
       SELECT counted.*, p.latitude, CASE WHEN p.longitude > ${mapEdge} THEN p.longitude - 360 ELSE p.longitude END AS longitude
       FROM counted JOIN listing_places p USING (place_key)
     ), grid AS (
       SELECT power(2, ceil(log(2, (span / $${count + 2}::integer)::numeric)))::float8 AS cell FROM (
         SELECT coalesce($${count + 1}::float8, greatest(max(longitude) - min(longitude), max(latitude) - min(latitude), ${smallestSpan})) AS span FROM placed
       ) AS shown
     )
     SELECT sum(listings)::integer AS listings, min(lowest) AS lowest, min(place_key) AS place_key,
       sum(latitude * listings) / sum(listings) AS latitude, sum(longitude * listings) / sum(listings) AS longitude,
       min(longitude) AS west, min(latitude) AS south, max(longitude) AS east, max(latitude) AS north
     FROM placed, grid GROUP BY floor(longitude / cell), floor(latitude / cell)
     ORDER BY listings DESC, place_key LIMIT ${limits.mapPins}`,
    [...params, span, cells],
  );
  const alone = rows.filter(({ listings }) => listings === 1).map((row) => row.place_key);
  const clusters = rows.filter(({ listings }) => listings > 1);
  const pins = alone.length === 0 ? [] : await pinsIn(db, conditions, alone);
  return {
    total: pins.length + clusters.reduce((sum, { listings }) => sum + listings, 0),
    bounds: rows.length === 0 ? '' : writeBounds(boundsOf(rows.flatMap(cornersOf))),
    pins,
    clusters: clusters.map(({ listings, lowest, latitude, longitude, ...lies }) => ({
      latitude: thousandths(latitude),
      longitude: thousandths(wrapLongitude(longitude)),
      listings,
      ...(lowest !== null && { lowest_price: lowest / 100 }),
      bounds: writeBounds(boundsOf(cornersOf(lies))),
    })),
  };
}

const thousandths = (degrees: number): number => Math.round(degrees * 1000) / 1000;

const cornersOf = ({ west, south, east, north }: MapBounds): [Point, Point] => [
  { longitude: west, latitude: south },
  { longitude: east, latitude: north },
];

async function pinsIn(db: Queryable, conditions: Conditions, places: readonly string[]): Promise<MapPin[]> {
  const { where, params } = sqlOf(conditions);
  const rows = await db.query<PinRow>(
    `SELECT l.id, l.title, l.price_cents, l.price_type, l.price_period, l.place, p.latitude, p.longitude
     FROM listings l JOIN listing_places p USING (place_key)
     WHERE ${where} AND l.place_key = ANY($${params.length + 1}::text[]) ORDER BY l.listed_at DESC, l.id DESC
     LIMIT ${limits.mapPins}`,
    [...params, places],
  );
  return rows.map(({ id, title, price_cents, price_type, price_period, place, latitude, longitude }) => ({
    id,
    title,
    price: price_cents / 100,
    price_type,
    ...(price_period !== null && { price_period }),
    place: `${place.city}, ${place.state}`,
    latitude,
    longitude,
  }));
}

/** Radius in miles of the drawn area around the rounded center of a ZIP code or a city. */
const radiusMiles = { zip: 3, city: 5 };

/**
 * The approximate area of a listing; its exact point is not read. `null` when its place is unknown.
 * @returns undefined when there is no such listing for the viewer
 */
export async function areaOf(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<ListingArea | null | undefined> {
  const [row] = await db.query<{ zip: boolean; latitude: number | null; longitude: number | null }>(
    `SELECT l.place_key ~ '^[0-9]' IS TRUE AS zip, p.latitude, p.longitude
     FROM listings l LEFT JOIN listing_places p USING (place_key)
     WHERE l.id = $1 AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$2::uuid')}`,
    [id, viewerId],
  );
  if (row === undefined) return undefined;
  const { zip, latitude, longitude } = row;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, radius_miles: zip ? radiusMiles.zip : radiusMiles.city };
}
