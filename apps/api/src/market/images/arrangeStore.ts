import type { Queryable } from '../../platform/db/index.ts';
import type { StoredImage } from '../listings/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';

/** A photo that a user may name for a listing of theirs. */
export interface NameableImage extends StoredImage {
  /** Null while it isn't attached to a listing. */
  listing_id: string | null;
}

/** Those of the named photos that belong to the user: in their listings or unattached. */
export function nameable(db: Queryable, userId: string, ids: readonly string[]): Promise<NameableImage[]> {
  return db.query<NameableImage>(
    `SELECT i.id, i.alt, i.renditions, i.placeholder, i.listing_id
     FROM listing_images i JOIN listings l ON l.id = i.listing_id WHERE l.user_id = $1 AND i.id = ANY($2::uuid[])
     UNION ALL
     SELECT id, '', renditions, placeholder, NULL FROM waiting_images WHERE user_id = $1 AND id = ANY($2::uuid[])`,
    [userId, ids],
  );
}

/** Removes photos from the unattached ones. */
export function takeWaiting(
  tx: PublicTransaction,
  userId: string,
  ids: readonly string[],
): Promise<Pick<StoredImage, 'id' | 'renditions'>[]> {
  return tx.query<Pick<StoredImage, 'id' | 'renditions'>>(
    'DELETE FROM waiting_images WHERE user_id = $1 AND id = ANY($2::uuid[]) RETURNING id, renditions',
    [userId, ids],
  );
}

/** Removes the photos of a listing that are not in `ids`. Requires a lock on the listing. */
export async function takeOut(
  tx: PublicTransaction,
  listingId: string,
  ids: readonly string[],
): Promise<{ removed: Pick<StoredImage, 'renditions'>[]; kept: string[] }> {
  const removed = await tx.query<Pick<StoredImage, 'renditions'>>(
    'DELETE FROM listing_images WHERE listing_id = $1 AND NOT id = ANY($2::uuid[]) RETURNING renditions',
    [listingId, ids],
  );
  const kept = await tx.query<{ id: string }>('SELECT id FROM listing_images WHERE listing_id = $1', [
    listingId,
  ]);
  return { removed, kept: kept.map(({ id }) => id) };
}

/** Orders a listing's photos; new ones get its title as alt text. Requires a lock on the listing. */
export async function putInOrder(
  tx: PublicTransaction,
  listingId: string,
  images: readonly StoredImage[],
  title: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO listing_images (id, listing_id, position, alt, renditions, placeholder, created_at)
     SELECT image.id, $1, place_in_list - 1, $3, image.renditions, image.placeholder, $4
     FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (id uuid, renditions jsonb, placeholder text))
       WITH ORDINALITY AS image (id, renditions, placeholder, place_in_list)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position`,
    [listingId, JSON.stringify(images), title, now],
  );
}
