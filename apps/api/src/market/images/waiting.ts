import { limits, type ListingImage } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { toImage, type StoredImage } from '../listings/index.ts';
import { keysOf } from './upload.ts';

/** Stores photos until a listing of this user names them. Beyond the limit the oldest are removed. */
export async function keepWaiting(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  userId: string,
  images: readonly StoredImage[],
): Promise<ListingImage[]> {
  await db.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO waiting_images (id, user_id, renditions, placeholder, created_at)
       SELECT id, $1, renditions, placeholder, $3
       FROM jsonb_to_recordset($2::jsonb) AS (id uuid, renditions jsonb, placeholder text)`,
      [userId, JSON.stringify(images), clock.now()],
    );
    const pushedOut = await tx.query<Pick<StoredImage, 'renditions'>>(
      `DELETE FROM waiting_images WHERE id IN (
         SELECT id FROM waiting_images WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)
       RETURNING renditions`,
      [userId, limits.waitingImagesMax],
    );
    if (pushedOut.length > 0) await jobs.add(tx, 'remove_files', { keys: keysOf(pushedOut) });
  });
  return images.map(toImage);
}
