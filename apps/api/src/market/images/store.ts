import { limits, type ListingImage } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';
import { isVisibleTo, toImage, type StoredImage } from '../listings/index.ts';

export async function remainingSlots(db: Queryable, listingId: string): Promise<number> {
  const [row] = await db.query<{ images: number }>(
    'SELECT count(*) AS images FROM listing_images WHERE listing_id = $1',
    [listingId],
  );
  return Math.max(0, limits.imagesMax - (row?.images ?? 0));
}

/** Appends pictures to those of a listing, in order. Requires a lock on the listing. */
export async function appendImages(
  db: PublicTransaction,
  listingId: string,
  images: readonly StoredImage[],
  now: Date,
): Promise<ListingImage[]> {
  await db.query(
    `INSERT INTO listing_images (id, listing_id, position, alt, renditions, placeholder, created_at)
     SELECT image.id, $1,
       (SELECT coalesce(max(position) + 1, 0) FROM listing_images WHERE listing_id = $1) + place_in_list - 1,
       image.alt, image.renditions, image.placeholder, $3
     FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (id uuid, alt text, renditions jsonb, placeholder text))
       WITH ORDINALITY AS image (id, alt, renditions, placeholder, place_in_list)`,
    [listingId, JSON.stringify(images), now],
  );
  return images.map(toImage);
}

export interface OwnedImage extends StoredImage {
  listing_id: string;
  user_id: string;
}

/** A picture of a listing that the viewer may see. */
export async function readImage(
  db: Queryable,
  id: string,
  viewerId: string | null,
): Promise<OwnedImage | null> {
  const [row] = await db.query<OwnedImage>(
    `SELECT i.id, i.alt, i.renditions, i.placeholder, i.listing_id, l.user_id
     FROM listing_images i JOIN listings l ON l.id = i.listing_id
     WHERE i.id = $1 AND ${isVisibleTo('l', '$2::uuid')}`,
    [id, viewerId],
  );
  return row ?? null;
}

export async function deleteImage(db: PublicTransaction, id: string): Promise<void> {
  await db.query('DELETE FROM listing_images WHERE id = $1', [id]);
}
