import { type ListingStatus, statusAllows, texts } from '@porchlight/domain';
import { notBlocked } from '../blocks/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/http/index.ts';
import { isPublic } from './statuses.ts';

/** A listing's phone number, and whether the viewer already knows it. */
export interface AskedPhone {
  phone: string;
  /** The listing is the viewer's, or they were shown the number before: the request isn't counted. */
  isKnown: boolean;
}

/**
 * The phone number of a listing.
 *
 * @throws HttpError 404 when there is no such listing, no number, or a hidden one; 409 when the listing is no longer
 * offered
 */
export async function findPhone(db: Queryable, listingId: string, viewerId: string): Promise<AskedPhone> {
  const [row] = await db.query<{
    phone: string | null;
    show_phone: boolean;
    status: ListingStatus;
    is_own: boolean;
    was_shown: boolean;
  }>(
    `SELECT l.contact_phone AS phone, l.show_phone, l.status, l.user_id = $2::uuid AS is_own,
       EXISTS (SELECT 1 FROM shown_phones s WHERE s.listing_id = l.id AND s.user_id = $2::uuid) AS was_shown
     FROM listings l WHERE l.id = $1 AND ${isPublic('l')} AND ${notBlocked('l.user_id', '$2')}`,
    [listingId, viewerId],
  );
  if (row === undefined) throw notFound(texts.refusals.listing.notFound);
  if (row.phone === null || !(row.is_own || row.show_phone)) throw notFound(texts.listing.noPhone);
  if (!row.is_own && !statusAllows(row.status, 'message'))
    throw conflict(texts.messages.notActive, 'not_active');
  return { phone: row.phone, isKnown: row.is_own || row.was_shown };
}

/**
 * Records that a user was shown the phone number of a listing. Locks the listing first, so that a parallel deletion
 * waits or is waited for; nothing is recorded for a deleted one.
 */
export async function notePhone(
  db: Queryable,
  shown: { listingId: string; viewerId: string; now: Date },
): Promise<void> {
  await db.query(
    `WITH listing AS MATERIALIZED (SELECT l.id FROM listings l WHERE l.id = $1 FOR KEY SHARE OF l)
     INSERT INTO shown_phones (listing_id, user_id, shown_at) SELECT id, $2::uuid, $3 FROM listing
     ON CONFLICT DO NOTHING`,
    [shown.listingId, shown.viewerId, shown.now],
  );
}
