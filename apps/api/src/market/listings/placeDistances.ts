import type { ListingsQuery, MapBounds, Point } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

export const metersPerMile = 1609.344;

/** Keys of the places that listings have used and whose centers lie within a radius; `null` for all. */
export async function placesWithin(
  db: Queryable,
  { latitude, longitude }: Point,
  radius: ListingsQuery['radius'],
): Promise<string[] | null> {
  if (radius === 'any') return null;
  // The index supports the box, which is slightly larger than the circle inside it.
  const rows = await db.query<{ place_key: string }>(
    `SELECT p.place_key FROM listing_places p
     WHERE earth_box(ll_to_earth($1, $2), $3) @> p.center AND earth_distance(ll_to_earth($1, $2), p.center) <= $3`,
    [latitude, longitude, radius * metersPerMile],
  );
  return rows.map((row) => row.place_key);
}

/** Keys of the places that listings have used and that lie within map bounds. */
export async function placesInside(
  db: Queryable,
  { west, south, east, north }: MapBounds,
): Promise<string[]> {
  const rows = await db.query<{ place_key: string }>(
    `SELECT place_key FROM listing_places WHERE latitude BETWEEN $1 AND $2 AND CASE
       WHEN $3::float8 > $4::float8 THEN longitude >= $3 OR longitude <= $4 ELSE longitude BETWEEN $3 AND $4 END`,
    [south, north, west, east],
  );
  return rows.map((row) => row.place_key);
}

/** Distances of listings by id, in whole miles, from center to center, never from the exact point. */
export async function milesFrom(
  db: Queryable,
  { latitude, longitude }: Point,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; miles: number }>(
    `SELECT l.id, round(earth_distance(ll_to_earth($1, $2), p.center) / ${metersPerMile})::integer AS miles
     FROM listings l JOIN listing_places p USING (place_key) WHERE l.id = ANY($3::uuid[])`,
    [latitude, longitude, ids],
  );
  return new Map(rows.map(({ id, miles }) => [id, miles]));
}
