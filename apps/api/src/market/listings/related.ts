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
/** How many similar listings are ranked near and far, and how many of the others are sorted by distance. */
const RANKED_MAX = 200;
/** The rarest words of a title are compared, as long as no more titles than this contain one of them. */
const TITLES_MAX = 100_000;

/** Words that say how a thing is, not what it is: a teal lamp is not like a teal bike. */
const describing =
  'black white gray grey silver red blue navy teal green yellow gold orange pink purple brown tan beige cream pale dark light one two three four five six several few new old used small medium large big little long short good great nice clean cheap free vintage modern set pair';

interface Subject {
  latitude: number | null;
  longitude: number | null;
  /** A tsquery of the title's words or their synonyms; `null` when there are none to compare. */
  words: string | null;
}

/**
 * A page of listings related to one listing: those near it with words of its title, best match first, then others
 * near it. Then those elsewhere with words of its title and then the latest others, both nearest first; then the rest.
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
  const meters = `earth_distance(ll_to_earth(${bind(latitude)}, ${bind(longitude)}), p.center)`;
  const tsquery = `${bind(words ?? '')}::tsquery`;
  const title = `ts_filter(l.search, '{a}')`;
  const most = bind(offset + limit);
  const isAlike = `l.search @@ ${tsquery} AND ${title} @@ ${tsquery}`;
  const ranked = (some: string, rank: string): string =>
    `SELECT coalesce(floor(${meters} / ${NEAR_MILES * metersPerMile}), 'infinity') AS ring, ${rank} AS rank, l.id, l.listed_at
     FROM (SELECT l.id, l.search, l.place_key, l.listed_at FROM listings l WHERE ${where} AND ${some} LIMIT ${RANKED_MAX}) l
       LEFT JOIN listing_places p USING (place_key)`;
  const alike = (isThere: string): string =>
    ranked(`${isThere} AND ${isAlike}`, `ts_rank(${title}, ${tsquery})`);
  const newest = (far: number, some: string): string =>
    `(SELECT ${far}, 0, 0, l.id, l.listed_at FROM listings l
      WHERE ${where} AND ${some} ORDER BY ${newestFirst} LIMIT ${most})`;
  const isNotIn = (part: string): string => `l.id NOT IN (SELECT id FROM ${part})`;
  // Each part uses its own index and reads a limited number of rows; most pages need none that are far.
  const isFar = `(SELECT count(*) FROM near) < ${most} AND (${isNear}) IS NOT TRUE`;
  return db.query<{ id: string; key: number }>(
    `WITH near_alike AS MATERIALIZED (${alike(isNear)}),
       near AS MATERIALIZED (
         SELECT 0 AS far, * FROM near_alike UNION ALL ${newest(1, `${isNear} AND ${isNotIn('near_alike')}`)}
       ),
       alike AS MATERIALIZED (${alike(isFar)}),
       recent AS MATERIALIZED (${ranked(`${isFar} AND ${isNotIn('alike')} ORDER BY ${newestFirst}`, '0')})
     SELECT l.id, ${sortKeys.relevance.cursorKey} AS key FROM (
       SELECT * FROM near
       UNION ALL SELECT 2, * FROM alike
       UNION ALL SELECT 3, * FROM recent
       UNION ALL ${newest(4, `${isFar} AND ${isNotIn('alike')} AND ${isNotIn('recent')}`)}
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
    `SELECT p.latitude, p.longitude,
       ts_rewrite(${withSynonyms('asked.words')}, quote_literal(l.category_id)::tsquery, '')::text AS words
     FROM listings l LEFT JOIN listing_places p USING (place_key), LATERAL (
       SELECT websearch_to_tsquery('english', string_agg(term, ' or ')) AS words FROM (
         SELECT t.term, sum(t.listings) OVER (ORDER BY t.listings, t.term) AS titles
         FROM terms_of(l.title) JOIN search_terms t USING (words, term)
         WHERE words = 1 AND term <> ALL(string_to_array('${describing}', ' '))
       ) AS found WHERE titles <= ${TITLES_MAX}
     ) AS asked
     WHERE l.id = $1 AND ${isPublic('l')} AND l.user_id <> ALL($2::uuid[])`,
    [id, withoutSellers ?? []],
  );
  return subject;
}
