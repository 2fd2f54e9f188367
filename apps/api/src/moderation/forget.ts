import type { Queryable } from '../db/index.ts';
import { pictureUrl } from '../files/index.ts';

/**
 * Empties what cases hold of a person whose account is deleted: the snapshots of what was theirs, and who reported. The
 * cases, the decisions and the log stay, and hold ids.
 *
 * @param tx the transaction of the deletion, while the account is still there
 * @returns the keys of the files that stood in these snapshots, to be removed once it is committed
 */
export async function forgetPersonInCases(tx: Queryable, userId: string): Promise<string[]> {
  const files = await tx.query<{ url: string }>(
    `SELECT r ->> 'url' AS url FROM cases, jsonb_path_query(snapshot, '$.listing.images[*].renditions[*]') AS r
     WHERE person_id = $1`,
    [userId],
  );
  await tx.query(
    `UPDATE cases SET title = '', version = version + 1, images = '{}',
       snapshot = '{"listing": null, "message": null, "person": null}'::jsonb WHERE person_id = $1`,
    [userId],
  );
  await tx.query(
    `UPDATE decisions SET before = before - '{subject,content}'::text[] FROM cases k
     WHERE k.id = case_id AND k.person_id = $1`,
    [userId],
  );
  await tx.query(
    `UPDATE removed_messages SET subject = '', content = '' FROM messages m
     WHERE m.id = message_id AND m.from_user_id = $1`,
    [userId],
  );
  // Quoted with what someone else wrote.
  await tx.query(
    `UPDATE cases SET snapshot = jsonb_set(snapshot, '{message,quoted}', coalesce((
         SELECT jsonb_agg(q) FROM jsonb_array_elements(snapshot -> 'message' -> 'quoted') AS q
         WHERE q -> 'from' ->> 'id' <> $1), '[]'::jsonb))
     WHERE jsonb_typeof(snapshot -> 'message' -> 'quoted') = 'array'
       AND snapshot -> 'message' -> 'quoted' @> jsonb_build_array(jsonb_build_object('from', jsonb_build_object('id', $1::text)))`,
    [userId],
  );
  // What cannot be opened is called as the report is.
  await tx.query(
    `UPDATE cases SET title = '', version = version + 1
     WHERE subject = 'other' AND id IN (SELECT case_id FROM reports WHERE reporter_id = $1)`,
    [userId],
  );
  await tx.query(
    `UPDATE reports SET reporter_name = '', reporter_email = '', subject = '', description = '', evidence = NULL,
       reporter_id = NULL
     WHERE reporter_id = $1`,
    [userId],
  );
  await tx.query(
    `UPDATE reports SET user_reported = NULL, evidence = NULL
     WHERE user_id = $1`,
    [userId],
  );
  return files.map(({ url }) => url.replace(pictureUrl(''), ''));
}
