import type { Queryable } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';

/**
 * SQL that is true for an image `s.id` while a listing, a user, an unattached upload or a moderation case
 * uses it.
 */
const isUsed = `(EXISTS (SELECT 1 FROM listing_images i WHERE i.id = s.id)
  OR EXISTS (SELECT 1 FROM waiting_images w WHERE w.id = s.id)
  OR EXISTS (SELECT 1 FROM users u WHERE split_part(u.avatar_key, '/', 1) = s.id::text)
  OR EXISTS (SELECT 1 FROM cases k, unnest(k.images) AS kept (id) WHERE kept.id = s.id))`;

/** Images are stored as `{image id}/{width}.webp`. */
export const imageIdOf = (key: string): string => key.split('/')[0] ?? '';

/**
 * Records the files of an image. Call it before they are written: a file without this row is never removed.
 */
export async function recordStored(
  db: Queryable,
  { id, keys, now }: { id: string; keys: readonly string[]; now: Date },
): Promise<void> {
  await db.query('INSERT INTO stored_images (id, keys, stored_at) VALUES ($1, $2::text[], $3)', [
    id,
    keys,
    now,
  ]);
}

/** Deletes the records of images whose files were removed. */
export async function forgetStored(db: Queryable, keys: readonly string[]): Promise<void> {
  const ids = [...new Set(keys.map(imageIdOf))].filter(isId);
  if (ids.length > 0) await db.query('DELETE FROM stored_images WHERE id = ANY($1::uuid[])', [ids]);
}

/** Which of these image ids the database recorded. */
export async function recordedImages(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>('SELECT id FROM stored_images WHERE id = ANY($1::uuid[])', [
    ids,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these image ids are in use: their files must stay. */
export async function usedImages(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `SELECT s.id FROM unnest($1::uuid[]) AS s (id) WHERE ${isUsed}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks unused images, and unmarks those in use again.
 *
 * @param before younger images may belong to an upload in progress
 * @returns how many images are recorded, and how many of them are marked
 */
export async function markUnused(
  db: Queryable,
  { now, before }: { now: Date; before: Date },
): Promise<{ images: number; unused: number }> {
  await db.query(
    `UPDATE stored_images s SET unused_since = NULL, unused_sweeps = 0 WHERE unused_since IS NOT NULL AND ${isUsed}`,
  );
  await db.query(
    `UPDATE stored_images s SET unused_since = coalesce(unused_since, $1), unused_sweeps = unused_sweeps + 1
     WHERE stored_at < $2 AND NOT ${isUsed}`,
    [now, before],
  );
  const [counts] = await db.query<{ images: number; unused: number }>(
    'SELECT count(*) AS images, count(unused_since) AS unused FROM stored_images',
  );
  return counts ?? { images: 0, unused: 0 };
}

/** Deletes the records of images that stayed unused. @returns the keys of their files */
export async function takeUnused(
  tx: Queryable,
  { since, sweeps }: { since: Date; sweeps: number },
): Promise<string[]> {
  const rows = await tx.query<{ keys: string[] }>(
    `DELETE FROM stored_images s WHERE unused_since <= $1 AND unused_sweeps >= $2 AND NOT ${isUsed} RETURNING keys`,
    [since, sweeps],
  );
  return rows.flatMap(({ keys }) => keys);
}
