import type { Listing, ListingsQuery, ListingsStats, ListingStatus, Place } from '@porchlight/domain';
import { limits } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { isId } from '../ids.ts';
import { orderOf, sqlOf, type Conditions } from './conditions.ts';
import { findPlaces } from './location.ts';
import { countsByStatus, isPublic, listedStatus } from './statuses.ts';
import { readListings } from './wire.ts';
import { boundedSearch, fuzzyQuery } from './fuzzySearch.ts';

/** One page of a list and the length of the whole list. */
export interface ListPage {
  listings: Listing[];
  total: number;
  /** What a list by date begins with: given again, later pages go on from here, whatever was posted since. */
  anchor?: string;
}

/**
 * The listings that fit some filters, one page of them. A search that finds nothing is tried again with fuzzy
 * matching, so that a typo still finds what was meant.
 * @param viewerId who reads, null for a visitor
 * @param placeOfZip the bundled place of a ZIP code
 */
export async function listListings(
  db: Queryable,
  filters: ListingsQuery,
  viewerId: string | null,
  placeOfZip: (zip: string) => Place | null,
): Promise<ListPage> {
  const categories = filters.category === '' ? null : await categoriesWithin(db, filters.category);
  if (categories?.length === 0) return { listings: [], total: 0 };
  const { location } = filters;
  const query = boundedSearch(filters.query);
  if (filters.query !== '' && query === '') return { listings: [], total: 0 };
  const conditions: Conditions = {
    status: filters.status,
    category: categories,
    query: query === '' ? null : { kind: 'typed', text: query },
    location: location === '' ? null : await findPlaces(db, location, placeOfZip),
    minPrice: filters.minPrice ?? null,
    maxPrice: filters.maxPrice ?? null,
    // Anything but an id leaves out nothing.
    exclude: isId(filters.exclude) ? filters.exclude : null,
  };
  const found = await page(db, conditions, filters, viewerId);
  if (found.total > 0 || query === '') return found;
  const forgiving = await fuzzyQuery(db, query);
  if (forgiving === null) return found;
  return page(db, { ...conditions, query: { kind: 'built', text: forgiving } }, filters, viewerId);
}

async function page(
  db: Queryable,
  conditions: Conditions,
  filters: ListingsQuery,
  viewerId: string | null,
): Promise<ListPage> {
  const all = await count(db, conditions);
  const begin =
    filters.sort === 'date' && filters.order === 'desc' ? await beginOf(db, conditions, filters) : null;
  const newer = begin?.newer ?? 0;
  const total = all - newer;
  const anchor = begin === null ? {} : { anchor: begin.anchor };
  const offset = (filters.page - 1) * filters.limit + newer;
  if (offset >= all) return { listings: [], total, ...anchor };
  const isTooLong = filters.sort === 'relevance' && total > RANKED_MAX;
  // Ids first, the rest of the rows after: paging past a thousand wide rows costs more than past their ids.
  const ids = isTooLong
    ? await rankedIds(db, conditions, offset, filters.limit)
    : await sortedIds(db, conditions, { order: filters, offset, limit: filters.limit });
  return { listings: await readListings(db, ids, viewerId), total, ...anchor };
}

const newestFirst = { sort: 'date', order: 'desc' } as const;

/** Where a list by date begins for whoever pages through it, and how many are newer. Null for an empty list. */
async function beginOf(
  db: Queryable,
  conditions: Conditions,
  { anchor }: ListingsQuery,
): Promise<{ anchor: string; newer: number } | null> {
  const { where, params } = sqlOf(conditions);
  // Not understood, it counts as none, as a page does.
  const [, time, id = ''] = /^(\d{1,16})-(.+)$/.exec(anchor) ?? [];
  if (time !== undefined && isId(id)) {
    const [row] = await db.query<{ newer: number }>(
      `SELECT count(*) AS newer FROM listings l
       WHERE ${where} AND (l.listed_at, l.id) >
         ('epoch'::timestamptz + $${params.length + 1}::bigint * interval '1 microsecond', $${params.length + 2}::uuid)`,
      [...params, time, id],
    );
    return { anchor, newer: row?.newer ?? 0 };
  }
  const [newest] = await db.query<{ id: string; at: number }>(
    `SELECT l.id, (extract(epoch FROM l.listed_at) * 1000000)::bigint AS at FROM listings l WHERE ${where} ORDER BY ${orderOf(newestFirst, null)} LIMIT 1`,
    params,
  );
  return newest === undefined ? null : { anchor: `${newest.at}-${newest.id}`, newer: 0 };
}

/** Which part of a list, in which order. */
interface Slice {
  order: Pick<ListingsQuery, 'sort' | 'order'>;
  offset: number;
  limit: number;
}

async function sortedIds(
  db: Queryable,
  conditions: Conditions,
  { order, offset, limit }: Slice,
): Promise<string[]> {
  const { where, params, tsquery } = sqlOf(conditions);
  const rows = await db.query<{ id: string }>(
    `SELECT l.id FROM listings l WHERE ${where} ORDER BY ${orderOf(order, tsquery)}
     LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
    [...params, limit, offset],
  );
  return rows.map((row) => row.id);
}

/** Of more results than this, only the newest are ranked; the older ones follow, newest first. */
const RANKED_MAX = 1000;

/** One page of a search with more results than can be ranked while a person waits. */
async function rankedIds(
  db: Queryable,
  conditions: Conditions,
  offset: number,
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  if (offset < RANKED_MAX) {
    const { where, params, tsquery } = sqlOf(conditions);
    const rows = await db.query<{ id: string }>(
      `SELECT l.id FROM (
         SELECT l.id, l.search, l.listed_at FROM listings l WHERE ${where}
         ORDER BY ${orderOf(newestFirst, null)} LIMIT ${RANKED_MAX}
       ) l ORDER BY ${orderOf({ ...newestFirst, sort: 'relevance' }, tsquery)}
       LIMIT $${params.length + 1} OFFSET $${params.length + 2}`,
      [...params, limit, offset],
    );
    ids.push(...rows.map((row) => row.id));
  }
  if (ids.length === limit) return ids;
  const rest = { order: newestFirst, offset: Math.max(offset, RANKED_MAX), limit: limit - ids.length };
  return [...ids, ...(await sortedIds(db, conditions, rest))];
}

async function count(db: Queryable, conditions: Conditions): Promise<number> {
  const { where, countersWhere, params } = sqlOf(conditions);
  const [row] = await db.query<{ total: number }>(
    countersWhere === null
      ? `SELECT count(*) AS total FROM listings l WHERE ${where}`
      : `SELECT coalesce(sum(n.listings), 0)::bigint AS total FROM public_listing_counts n WHERE ${countersWhere}`,
    params,
  );
  return row?.total ?? 0;
}

/** The ids of a category and of the subcategories in it; none when there is no such category. */
async function categoriesWithin(db: Queryable, idOrSlug: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT c.id FROM categories c LEFT JOIN categories g ON g.id = c.parent_id
     WHERE ${isId(idOrSlug) ? '$1::uuid IN (c.id, g.id)' : '$1::text IN (c.slug, g.slug)'}`,
    [isId(idOrSlug) ? idOrSlug : idOrSlug.toLowerCase()],
  );
  return rows.map((row) => row.id);
}

/** Whether there is a category of this id or slug. */
export async function categoryExists(db: Queryable, idOrSlug: string): Promise<boolean> {
  return (await categoriesWithin(db, idOrSlug)).length > 0;
}

/** One listing in any status; null when there is none. */
export async function readListing(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<Listing | null> {
  const [listing] = await readListings(db, [id], viewerId);
  return listing ?? null;
}

/** The newest active listings. */
export async function recentListings(
  db: Queryable,
  limit: number,
  viewerId: string | null,
): Promise<Listing[]> {
  const ids = await db.query<{ id: string }>(
    `SELECT l.id FROM listings l WHERE l.status = '${listedStatus}' AND ${isPublic('l')}
     ORDER BY l.listed_at DESC, l.id DESC LIMIT $1`,
    [limit],
  );
  return readListings(
    db,
    ids.map((row) => row.id),
    viewerId,
  );
}

/** How many listings there are, and how often they were viewed. */
export async function listingsStats(db: Queryable): Promise<ListingsStats> {
  const rows = await db.query<{ status: ListingStatus; total: number }>(
    'SELECT status, sum(listings)::bigint AS total FROM public_listing_counts GROUP BY status',
  );
  const [views] = await db.query<{ total: number }>(
    'SELECT coalesce(sum(views), 0)::bigint AS total FROM listing_view_counts',
  );
  const counts = countsByStatus(rows);
  const byStatus = {
    active_listings: counts.active,
    sold_listings: counts.sold,
    expired_listings: counts.expired,
  } satisfies Record<`${ListingStatus}_listings`, number>;
  return {
    total_listings: rows.reduce((sum, row) => sum + row.total, 0),
    ...byStatus,
    total_views: views?.total ?? 0,
  };
}

/**
 * Counts a view that is new by all its marks, each of which counts once for a listing in 24 hours; never the owner's.
 * The listing is locked before anything about it is written: a deletion then waits, or is waited for, and neither holds
 * what the other wants.
 * @param marks keyed hashes of who looks, and of where from
 * @returns the listing's views, or null when there is no such listing
 */
export async function countView(
  db: Queryable,
  view: { listingId: string; viewerId: string | null; marks: readonly string[]; now: Date },
): Promise<number | null> {
  const [listing] = await db.query<{ views: number }>(
    `WITH listing AS MATERIALIZED (SELECT l.id, l.user_id FROM listings l WHERE l.id = $1 AND ${isPublic('l')} FOR KEY SHARE OF l),
     fresh AS (
       INSERT INTO listing_views AS known (listing_id, visitor, viewed_at)
       SELECT listing.id, mark, $3 FROM listing, unnest($2::text[]) AS mark
       WHERE listing.user_id IS DISTINCT FROM $5::uuid ORDER BY mark
       ON CONFLICT (listing_id, visitor) DO UPDATE SET viewed_at = excluded.viewed_at
         WHERE known.viewed_at <= excluded.viewed_at - make_interval(hours => $4)
       RETURNING visitor
     ), counted AS (
       INSERT INTO listing_view_counts AS total (listing_id, views)
       SELECT $1, 1 FROM fresh HAVING count(*) = cardinality($2::text[])
       ON CONFLICT (listing_id) DO UPDATE SET views = total.views + 1
       RETURNING views
     )
     SELECT coalesce((SELECT views FROM counted),
       (SELECT views FROM listing_view_counts WHERE listing_id = $1), 0) AS views FROM listing`,
    [view.listingId, view.marks, view.now, limits.viewDedupeHours, view.viewerId],
  );
  return listing?.views ?? null;
}
