import { statusAllows, type Listing, type ListingStatus } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { isPublic, isVisibleTo, readListings, statusesAllowing } from '../listings/index.ts';

/** The most favorites a response contains: each is a whole listing. */
const mostFavorites = 1000;

export type SaveOutcome = 'saved' | 'missing' | 'own' | 'inactive';

/**
 * Saves a listing for a user. Saving it again changes nothing, whatever its status is now. Locks the listing
 * before writing the favorite, so that a parallel deletion waits or is waited for, without a deadlock.
 */
export async function saveFavorite(
  db: Queryable,
  userId: string,
  listingId: string,
  now: Date,
): Promise<SaveOutcome> {
  const saved = await db.query(
    `INSERT INTO favorites (user_id, listing_id, created_at)
     SELECT $1, l.id, $3 FROM listings l
     WHERE l.id = $2 AND l.status = ANY($4::text[]) AND l.user_id <> $1 AND ${isPublic('l')}
       AND ${notBlocked('l.user_id', '$1')}
     FOR KEY SHARE OF l
     ON CONFLICT DO NOTHING RETURNING listing_id`,
    [userId, listingId, now, statusesAllowing('favorite')],
  );
  if (saved.length > 0) return 'saved';
  const [listing] = await db.query<{ user_id: string; status: ListingStatus; is_favorite: boolean }>(
    `SELECT user_id, status, EXISTS (SELECT 1 FROM favorites WHERE user_id = $1 AND listing_id = l.id) AS is_favorite
     FROM listings l WHERE id = $2 AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$1')}`,
    [userId, listingId],
  );
  if (listing === undefined) return 'missing';
  if (listing.user_id === userId) return 'own';
  return listing.is_favorite || statusAllows(listing.status, 'favorite') ? 'saved' : 'inactive';
}

export async function removeFavorite(db: Queryable, userId: string, listingId: string): Promise<void> {
  await db.query('DELETE FROM favorites WHERE user_id = $1 AND listing_id = $2', [userId, listingId]);
}

export async function isFavorite(db: Queryable, userId: string, listingId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM favorites f JOIN listings l ON l.id = f.listing_id
     WHERE f.user_id = $1 AND f.listing_id = $2 AND ${isVisibleTo('l', '$1')}`,
    [userId, listingId],
  );
  return rows.length > 0;
}

export async function listFavorites(db: Queryable, userId: string): Promise<Listing[]> {
  const rows = await db.query<{ listing_id: string }>(
    `SELECT listing_id FROM favorites WHERE user_id = $1 ORDER BY created_at DESC, listing_id LIMIT $2`,
    [userId, mostFavorites],
  );
  return readListings(
    db,
    rows.map((row) => row.listing_id),
    userId,
  );
}
