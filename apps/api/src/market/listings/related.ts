import type { ListingsCursor } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { orderOf, sortKeys, type SqlText } from './conditionSql.ts';
import { isPublic } from './statuses.ts';

const newestFirst = orderOf({ sort: 'date', order: 'desc' });

/**
 * A page of listings related to one listing: those in its city first, then those in its state, each newest first.
 * `null` when the viewer may not see that listing.
 */
export async function relatedRows(
  db: Queryable,
  { where, params }: SqlText,
  { listingId, withoutSellers }: { listingId: string; withoutSellers: readonly string[] | null },
  { offset, limit }: Record<'offset' | 'limit', number>,
): Promise<Pick<ListingsCursor, 'key' | 'id'>[] | null> {
  // An invalid id has no location.
  if (!isId(listingId)) return null;
  const [here] = await db.query<{ city_key: string | null; state: string | null }>(
    `SELECT l.city_key, l.state FROM listings l WHERE l.id = $1 AND ${isPublic('l')} AND l.user_id <> ALL($2::uuid[])`,
    [listingId, withoutSellers ?? []],
  );
  if (here === undefined) return null;
  const all = [...params, here.state, here.city_key, offset + limit, limit, offset];
  const [state, city, most, count, skipped] = [1, 2, 3, 4, 5].map((place) => `$${params.length + place}`);
  // Each part uses its own index, and reads no more rows than the page could show.
  const part = (far: number, there: string): string =>
    `(SELECT ${far} AS far, l.id, l.listed_at FROM listings l WHERE ${where} AND ${there}
      ORDER BY ${newestFirst} LIMIT ${most})`;
  return db.query<{ id: string; key: number }>(
    `SELECT l.id, ${sortKeys.relevance.cursorKey} AS key FROM (
       ${part(0, `l.state = ${state}::text AND l.city_key = ${city}::text`)}
       UNION ALL ${part(1, `l.state = ${state}::text AND (l.city_key = ${city}::text) IS NOT TRUE`)}
       UNION ALL ${part(2, `(l.state = ${state}::text) IS NOT TRUE`)}
     ) l ORDER BY l.far, ${newestFirst} LIMIT ${count} OFFSET ${skipped}`,
    all,
  );
}
