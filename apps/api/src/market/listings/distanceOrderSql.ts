import type { ListingsCursor, Point } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { sortKeys, type SqlText } from './conditionSql.ts';

/** A listing's position in a list by distance: the cursor key (distance and listing time), and its id. */
interface Row {
  id: string;
  key: string;
}

interface NearestSlice {
  offset: number;
  limit: number;
  /** A cursor to start after or end before. */
  beside?: ListingsCursor;
  /** Whether all of them were counted. */
  isFew: boolean;
  /** Keys of all places they can be in; `null` for anywhere. */
  within: readonly string[] | null;
}

/**
 * Listings by distance from a point, nearest first, and newest first within a place; in reverse before a cursor. The
 * index uses the straight distance through the earth, which has the same order. A few are found and sorted. For many,
 * places are read in the order of their distance until enough are found.
 */
export async function nearestRows(
  db: Queryable,
  { where, params: given }: SqlText,
  { latitude, longitude }: Point,
  { offset, limit, beside, isFew, within }: NearestSlice,
): Promise<Row[]> {
  const params = [...given];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const far = `(p.center <-> ll_to_earth(${bind(latitude)}, ${bind(longitude)}))`;
  const isBackwards = beside?.side === 'before';
  const [rising, falling] = isBackwards ? ['DESC', 'ASC'] : ['ASC', 'DESC'];
  let reach = within === null ? 'true' : `p.place_key = ANY(${bind(within)}::text[])`;
  let rest = 'true';
  if (beside !== undefined) {
    const [from = '', at = ''] = String(beside.key).split(' ');
    const [beyond, later] = isBackwards ? ['<', '>'] : ['>', '<'];
    const place = `${bind(from)}::float8`;
    reach += ` AND ${far} ${beyond}= ${place}`;
    rest = `(p.far ${beyond} ${place} OR (l.listed_at, l.id) ${later} (${sortKeys.date.asked(bind(at))}, ${bind(beside.id)}::uuid))`;
  }
  const places = `SELECT p.place_key, ${far} AS far FROM listing_places p WHERE ${reach}`;
  const inPlace = `ORDER BY l.listed_at ${falling}, l.id ${falling}`;
  const source = isFew
    ? `(SELECT l.id, l.listed_at, l.place_key FROM listings l WHERE ${where} OFFSET 0) l
         JOIN (${places}) p USING (place_key) WHERE ${rest}`
    : `(${places} ORDER BY ${far} ${rising}) p CROSS JOIN LATERAL (
           SELECT l.id, l.listed_at FROM listings l WHERE l.place_key = p.place_key AND ${where} AND ${rest}
           ${inPlace} LIMIT ${bind(offset + limit)}
         ) l`;
  return db.query<Row>(
    `SELECT l.id, p.far || ' ' || ${sortKeys.date.cursorKey} AS key FROM ${source}
     ORDER BY p.far ${rising}, l.listed_at ${falling}, l.id ${falling} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
    params,
  );
}
