import {
  limits,
  type Listing,
  type ListingsStats,
  type ListingStatus,
  type SellerName,
} from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import { countsByStatus, isPublic, listedStatus } from './statuses.ts';
import { readListings } from './wire.ts';

/** The ids of a category and its subcategories; none when there is no such category. */
export async function categoriesWithin(db: Queryable, idOrSlug: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT c.id FROM categories c LEFT JOIN categories g ON g.id = c.parent_id
     WHERE ${isId(idOrSlug) ? '$1::uuid IN (c.id, g.id)' : '$1::text IN (c.slug, g.slug)'}`,
    [isId(idOrSlug) ? idOrSlug : idOrSlug.toLowerCase()],
  );
  return rows.map((row) => row.id);
}

/** Names of users in the order of their ids, without those whose profile the viewer may not see. */
export async function sellerNames(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<SellerName[]> {
  if (ids.length === 0) return [];
  return db.query<SellerName>(
    `SELECT u.id, u.name FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place)
       JOIN users u ON u.id = asked.id
     WHERE u.id NOT IN (SELECT id FROM unlisted_people) AND ${notBlocked('u.id', '$2::uuid')} ORDER BY asked.place`,
    [ids, viewerId],
  );
}

/** One listing in any status; `null` when there is none. */
export async function readListing(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<Listing | null> {
  const [listing] = await readListings(db, [id], viewerId);
  return listing ?? null;
}

export async function recentListings(
  db: Queryable,
  limit: number,
  viewerId: string | null,
): Promise<Listing[]> {
  const ids = await db.query<{ id: string }>(
    `SELECT l.id FROM listings l
     WHERE l.status = '${listedStatus}' AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$2::uuid')}
     ORDER BY l.listed_at DESC, l.id DESC LIMIT $1`,
    [limit, viewerId],
  );
  return readListings(
    db,
    ids.map((row) => row.id),
    viewerId,
  );
}

export async function listingsStats(db: Queryable): Promise<ListingsStats> {
  const rows = await db.query<{ status: ListingStatus; total: number }>(
    'SELECT status, sum(listings)::bigint AS total FROM public_listing_counts GROUP BY status',
  );
  const [views] = await db.query<{ total: number }>(
    // There are few hidden ones: the sum of all, minus theirs.
    `SELECT coalesce(sum(views), 0)::bigint - (
       SELECT coalesce(sum(v.views), 0)::bigint FROM listing_view_counts v JOIN listings l ON l.id = v.listing_id
       WHERE l.user_id IN (SELECT id FROM unlisted_people) OR l.id IN (SELECT listing_id FROM hidden_listings)
     ) AS total FROM listing_view_counts`,
  );
  const counts = countsByStatus(rows);
  const byStatus = {
    active_listings: counts.active,
    reserved_listings: counts.reserved,
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
 * Counts a view if none of its marks was counted for the listing within 24 hours; never the owner's. Locks the
 * listing before writing, so that a parallel deletion waits or is waited for, without a deadlock.
 * @param marks keyed hashes of the account and the network
 * @returns the listing's views, or null when there is no such listing
 */
export async function countView(
  db: Queryable,
  view: { listingId: string; viewerId: string | null; marks: readonly string[]; now: Date },
): Promise<number | null> {
  const [listing] = await db.query<{ views: number }>(
    `WITH listing AS MATERIALIZED (SELECT l.id, l.user_id FROM listings l
       WHERE l.id = $1 AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$5::uuid')} FOR KEY SHARE OF l),
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
