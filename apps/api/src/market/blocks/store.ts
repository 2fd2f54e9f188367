import { type BlockedPerson, limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { avatarUrl } from '../../platform/files/index.ts';

/** The result of a block request; `known` means that the user was already blocked. */
export type BlockOutcome = 'blocked' | 'known' | 'missing' | 'tooMany';

/**
 * SQL that is true for a user `u` whom the user `$1` can see: by their profile, or by a conversation of the
 * two. A user who has blocked `$1` counts as missing, or blocking back would reveal the block.
 */
const isKnown = `u.active AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.blocker_id = u.id AND b.blocked_id = $1)
  AND (u.id NOT IN (SELECT id FROM unlisted_people) OR EXISTS (
    SELECT 1 FROM conversations c WHERE (c.seller_id, c.asker_id) IN ((u.id, $1), ($1, u.id))))`;

export async function block(
  db: Queryable,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<BlockOutcome> {
  const added = await db.query(
    `INSERT INTO blocks (blocker_id, blocked_id, created_at)
     SELECT $1, u.id, $3 FROM users u
     WHERE u.id = $2 AND ${isKnown} AND (SELECT count(*) FROM blocks WHERE blocker_id = $1) < $4
     ON CONFLICT DO NOTHING RETURNING blocked_id`,
    [blockerId, blockedId, now, limits.blocksMax],
  );
  if (added.length > 0) return 'blocked';
  const [row] = await db.query<{ known: boolean; there: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = $1 AND blocked_id = $2) AS known,
       EXISTS (SELECT 1 FROM users u WHERE u.id = $2 AND ${isKnown}) AS there`,
    [blockerId, blockedId],
  );
  if (row?.known === true) return 'known';
  return row?.there === true ? 'tooMany' : 'missing';
}

/** @returns whether they were blocked */
export async function unblock(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await db.query(
    'DELETE FROM blocks WHERE blocker_id = $1 AND blocked_id = $2 RETURNING blocked_id',
    [blockerId, blockedId],
  );
  return rows.length > 0;
}

interface BlockedRow {
  id: string;
  name: string;
  avatar_key: string | null;
  created_at: Date;
}

/**
 * The users that a user has blocked, newest first, without deleted users and those who have blocked the user
 * too.
 */
export async function listBlocked(db: Queryable, blockerId: string): Promise<BlockedPerson[]> {
  const rows = await db.query<BlockedRow>(
    `SELECT u.id, u.name, u.avatar_key, b.created_at FROM blocks b JOIN users u ON u.id = b.blocked_id AND u.active
     WHERE b.blocker_id = $1
       AND NOT EXISTS (SELECT 1 FROM blocks o WHERE o.blocker_id = b.blocked_id AND o.blocked_id = $1) ORDER BY b.created_at DESC, u.id LIMIT $2`,
    [blockerId, limits.blocksMax],
  );
  return rows.map(({ id, name, avatar_key: avatar, created_at: since }) => ({
    id,
    name,
    avatar: avatarUrl(avatar),
    blocked_at: since.toISOString(),
  }));
}
