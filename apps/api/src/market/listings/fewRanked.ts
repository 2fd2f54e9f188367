import { limits, type ListingsCursor } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { orderOf, rankingOf, sortKeys, type SqlText } from './conditionSql.ts';

/**
 * How many of the newest results are ranked when there are more than are counted; the older ones follow, newest
 * first. Reading the newest thousand of two common words takes five times as long.
 */
export const RANKED_MAX = 200;

/** Reading more results than this takes longer than counting a thousand and then searching for the newest. */
const FEW = 5000;

/** The planner takes each of the two conditions of `isPublic` for half of the listings; nearly all meet both. */
const PUBLIC_SHARE = 0.25;

interface Few {
  total: number;
  isExact: boolean;
  rows: Pick<ListingsCursor, 'key' | 'id'>[];
}

/**
 * Counts the results of a search and ranks a page of them in one statement, because the word index takes most of the
 * time and can't stop early. `null` when there are too many, or the page is beyond the ranked ones.
 */
export async function fewRanked(
  db: Queryable,
  sql: SqlText,
  { offset, limit }: Record<'offset' | 'limit', number>,
): Promise<Few | null> {
  const ranking = rankingOf(sql);
  if (ranking === null || offset + limit > RANKED_MAX || !(await expectsFew(db, sql))) return null;
  const { params, order } = ranking;
  const found = await db.query<{ total: number; id: string | null; key: number }>(
    `WITH found AS MATERIALIZED (
       SELECT l.id, l.search, l.listed_at FROM listings l WHERE ${sql.where} LIMIT ${FEW + 1}
     ), counted AS (SELECT count(*) AS total FROM found)
     SELECT counted.total, page.id, page.key FROM counted LEFT JOIN LATERAL (
       SELECT l.id, ${sortKeys.relevance.cursorKey} AS key, row_number() OVER (ORDER BY ${order}) AS place FROM (
         SELECT * FROM found l ORDER BY ${orderOf({ sort: 'date', order: 'desc' })}
         LIMIT CASE WHEN counted.total > ${limits.listingsCounted} THEN ${RANKED_MAX} END
       ) l ORDER BY place LIMIT $${params.length + 1} OFFSET $${params.length + 2}
     ) page ON true ORDER BY page.place`,
    [...params, limit, offset],
  );
  const total = found[0]?.total ?? 0;
  if (total > FEW) return null;
  return {
    total: Math.min(total, limits.listingsCounted),
    isExact: total <= limits.listingsCounted,
    rows: found.flatMap(({ id, key }) => (id === null ? [] : { id, key })),
  };
}

async function expectsFew(db: Queryable, { where, params }: SqlText): Promise<boolean> {
  const [row] = await db.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `EXPLAIN (FORMAT JSON) SELECT FROM listings l WHERE ${where}`,
    params,
  );
  const rows = row?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? Infinity;
  return rows <= FEW * PUBLIC_SHARE;
}
