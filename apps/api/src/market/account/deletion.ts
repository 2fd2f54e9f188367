import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import { privatePrefix } from '../../platform/files/index.ts';
import { publishMissedEvents } from '../messages/index.ts';
import { forgetPersonInCases, keepSuspendedAddress } from '../moderation/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';

const filesOfAJob = 500;

/** Keys of a user's stored files: photos of listings, unattached photos, the profile picture and exports. */
async function filesOf(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `SELECT r ->> 'key' AS key FROM listings l JOIN listing_images i ON i.listing_id = l.id,
       jsonb_array_elements(i.renditions) AS r WHERE l.user_id = $1
     UNION SELECT r ->> 'key' FROM waiting_images w, jsonb_array_elements(w.renditions) AS r WHERE w.user_id = $1
     UNION SELECT '${privatePrefix}' || file_id || '/' || part || '.zip'
       FROM exports, generate_series(0, parts - 1) AS part WHERE user_id = $1
     UNION SELECT avatar_key FROM users WHERE id = $1 AND avatar_key IS NOT NULL`,
    [userId],
  );
  return rows.map(({ key }) => key);
}

/** SQL that is true when only the user `$1` could still open the conversation `c`. */
const isNobodyElses = `(c.seller_id = $1 AND c.gone_for_asker) OR (c.asker_id = $1 AND c.gone_for_seller)
  OR NOT EXISTS (SELECT 1 FROM users u WHERE u.id <> $1 AND u.id IN (c.seller_id, c.asker_id))
  OR EXISTS (SELECT 1 FROM blocks b WHERE b.blocked_id = $1 AND b.blocker_id IN (c.seller_id, c.asker_id))`;

/**
 * Removes the user from their conversations: deletes what only they could read, withdraws offers, and clears
 * the titles of their listings.
 *
 * @returns ids of the other participants
 */
async function leaveConversations(tx: Queryable, userId: string): Promise<string[]> {
  await tx.query(`DELETE FROM conversations c WHERE $1 IN (c.seller_id, c.asker_id) AND (${isNobodyElses})`, [
    userId,
  ]);
  await tx.query(
    `DELETE FROM messages WHERE (from_user_id = $1 AND hidden_from_recipient) OR (to_user_id = $1 AND hidden_from_sender)`,
    [userId],
  );
  await tx.query(
    `UPDATE offers o SET status = CASE WHEN m.from_user_id = $1 THEN 'withdrawn' ELSE 'expired' END
     FROM messages m JOIN conversations c ON c.id = m.conversation_id
     WHERE m.id = o.message_id AND o.status = 'open' AND $1 IN (c.seller_id, c.asker_id)`,
    [userId],
  );
  await tx.query(`UPDATE conversations SET listing_title = '' WHERE seller_id = $1`, [userId]);
  const rows = await tx.query<{ id: string }>(
    `SELECT DISTINCT CASE WHEN seller_id = $1 THEN asker_id ELSE seller_id END AS id
     FROM conversations WHERE $1 IN (seller_id, asker_id)`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes a user: their rows at once, with everything that refers to them; their files by jobs. Messages to
 * other users stay and show a deleted user. Reports, support questions and, for a suspended user, a hash of
 * the email address stay too.
 *
 * @returns whether the user existed
 */
export async function deleteAccount(
  deps: Pick<Deps, 'trustedClock' | 'jobs' | 'secret'>,
  tx: PublicTransaction,
  userId: string,
): Promise<boolean> {
  // Locks in the same order as other transactions: they finish first, or find nothing.
  const [person] = await tx.query<{ email: string }>('SELECT email FROM users WHERE id = $1 FOR UPDATE', [
    userId,
  ]);
  if (person === undefined) return false;
  await tx.query('SELECT 1 AS held FROM listings WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
  await tx.query(
    'SELECT 1 AS held FROM conversations WHERE $1 IN (seller_id, asker_id) ORDER BY id FOR UPDATE',
    [userId],
  );
  const keys = [...new Set([...(await filesOf(tx, userId)), ...(await forgetPersonInCases(tx, userId))])];
  const others = await leaveConversations(tx, userId);
  await tx.query(
    `DELETE FROM jobs WHERE NOT is_recurring AND (payload ->> 'userId' = $1 OR lower(payload ->> 'email') = lower($2))`,
    [userId, person.email],
  );
  await keepSuspendedAddress(tx, deps, userId);
  await tx.query('DELETE FROM users WHERE id = $1', [userId]);
  for (let from = 0; from < keys.length; from += filesOfAJob)
    await deps.jobs.add(tx, 'remove_files', { keys: keys.slice(from, from + filesOfAJob) });
  // Makes the other users' open pages reload their data.
  for (const other of others) await publishMissedEvents(tx, [userId, other]);
  return true;
}
