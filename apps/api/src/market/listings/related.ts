import type { ListingsCursor } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { withSynonyms } from '../search/index.ts';
import { orderOf, sortKeys, type SqlText } from './conditionSql.ts';
import { metersPerMile, placesWithin } from './placeDistances.ts';
import { isPublic } from './statuses.ts';

const newestFirst = orderOf({ sort: 'date', order: 'desc' });

/** Listings within this distance are near; those farther away are sorted by rings of this width. */
const NEAR_MILES = 50;
/** How many similar listings are ranked: so many near ones, and so many others. */
const ALIKE_MAX = 200;
/** The rarest words of a title are compared, as long as no more titles than this contain one of them. */
const TITLES_MAX = 100_000;

interface Subject {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
  /** A tsquery of the title's words or their synonyms; `null` when there are none to compare. */
  words: string | null;
}

/**
 * A page of listings related to one listing: those near it with words of its title, best match first, then others
 * near it. Then those with words of its title elsewhere, the nearest first, then others in its state, then the rest.
 * `null` when the viewer may not see that listing.
 */
export async function relatedRows(
  db: Queryable,
  { where, params: given }: SqlText,
  { listingId, withoutSellers }: { listingId: string; withoutSellers: readonly string[] | null },
  { offset, limit }: Record<'offset' | 'limit', number>,
): Promise<Pick<ListingsCursor, 'key' | 'id'>[] | null> {
  // An invalid id has no location.
  if (!isId(listingId)) return null;
  const subject = await subjectOf(db, listingId, withoutSellers);
  if (subject === undefined) return null;
  const params = [...given];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const { latitude, longitude, words } = subject;
  const near =
    latitude === null || longitude === null
      ? null
      : await placesWithin(db, { latitude, longitude }, NEAR_MILES);
  const isNear = `l.place_key = ANY(${bind(near)}::text[])`;
  const isFar = `(${isNear}) IS NOT TRUE`;
  const inState = `l.state = ${bind(subject.state)}::text`;
  const meters = `earth_distance(ll_to_earth(${bind(latitude)}, ${bind(longitude)}), p.center)`;
  const tsquery = `${bind(words ?? '')}::tsquery`;
  const title = `ts_filter(l.search, '{a}')`;
  const alike = (isThere: string): string =>
    `(SELECT l.id, l.search, l.place_key, l.listed_at FROM listings l
      WHERE ${where} AND ${isThere} AND l.search @@ ${tsquery} AND ${title} @@ ${tsquery} LIMIT ${ALIKE_MAX})`;
  const most = bind(offset + limit);
  // Each part uses its own index, and reads no more rows than the page could show.
  const others = (group: number, isThere: string): string =>
    `(SELECT ${group} AS far, 0 AS ring, 0 AS rank, l.id, l.listed_at FROM listings l
      WHERE ${where} AND ${isThere} AND l.id NOT IN (SELECT id FROM alike)
      ORDER BY ${newestFirst} LIMIT ${most})`;
  return db.query<{ id: string; key: number }>(
    `WITH alike AS MATERIALIZED (
       SELECT coalesce(floor(${meters} / ${NEAR_MILES * metersPerMile}), 'infinity') AS ring, ts_rank(${title}, ${tsquery}) AS rank, l.id, l.listed_at
       FROM (${alike(isNear)} UNION ALL ${alike(isFar)}) l LEFT JOIN listing_places p USING (place_key)
     )
     SELECT l.id, ${sortKeys.relevance.cursorKey} AS key FROM (
       SELECT CASE WHEN ring = 0 THEN 0 ELSE 2 END AS far, * FROM alike
       UNION ALL ${others(1, isNear)}
       UNION ALL ${others(3, `${isFar} AND ${inState}`)}
       UNION ALL ${others(4, `${isFar} AND (${inState}) IS NOT TRUE`)}
     ) l ORDER BY l.far, l.ring, l.rank DESC, ${newestFirst} LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
    params,
  );
}

async function subjectOf(
  db: Queryable,
  id: string,
  withoutSellers: readonly string[] | null,
): Promise<Subject | undefined> {
  const [subject] = await db.query<Subject>(
    `SELECT l.state, p.latitude, p.longitude,
       ts_rewrite(${withSynonyms('asked.words')}, quote_literal(l.category_id)::tsquery, '')::text AS words
     FROM listings l LEFT JOIN listing_places p USING (place_key), LATERAL (
       SELECT websearch_to_tsquery('english', string_agg(term, ' or ')) AS words FROM (
         SELECT t.term, sum(t.listings) OVER (ORDER BY t.listings, t.term) AS titles
         FROM terms_of(l.title) JOIN search_terms t USING (words, term) WHERE words = 1
       ) AS found WHERE titles <= ${TITLES_MAX}
     ) AS asked
     WHERE l.id = $1 AND ${isPublic('l')} AND l.user_id <> ALL($2::uuid[])`,
    [id, withoutSellers ?? []],
  );
  return subject;
}
