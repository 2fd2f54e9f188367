import type { Queryable } from '../../platform/db/index.ts';
import { pictureUrl } from '../../platform/files/index.ts';

/**
 * Removes the data of a deleted user from cases: snapshots of their content, and their details as a reporter. Cases,
 * decisions and the log stay, with ids only.
 *
 * @param tx the transaction of the deletion, while the account still exists
 * @returns the keys of the files in these snapshots, to be removed once it is committed
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
  // Quotes next to another user's message.
  await tx.query(
    `UPDATE cases SET snapshot = jsonb_set(snapshot, '{message,quoted}', coalesce((
         SELECT jsonb_agg(q) FROM jsonb_array_elements(snapshot -> 'message' -> 'quoted') AS q
         WHERE q -> 'from' ->> 'id' <> $1), '[]'::jsonb))
     WHERE jsonb_typeof(snapshot -> 'message' -> 'quoted') = 'array'
       AND snapshot -> 'message' -> 'quoted' @> jsonb_build_array(jsonb_build_object('from', jsonb_build_object('id', $1::text)))`,
    [userId],
  );
  // The title of such a case is the subject of the report.
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
