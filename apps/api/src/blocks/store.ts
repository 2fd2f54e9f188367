import { type BlockedPerson, limits } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { avatarUrl } from '../files/index.ts';

/** What became of the wish to block somebody; `known` where they were blocked already. */
export type BlockOutcome = 'blocked' | 'known' | 'missing' | 'tooMany';

/** Blocks one person for another. */
export async function block(
  db: Queryable,
  blockerId: string,
  blockedId: string,
  now: Date,
): Promise<BlockOutcome> {
  const added = await db.query(
    `INSERT INTO blocks (blocker_id, blocked_id, created_at)
     SELECT $1, u.id, $3 FROM users u
     WHERE u.id = $2 AND u.active AND (SELECT count(*) FROM blocks WHERE blocker_id = $1) < $4
     ON CONFLICT DO NOTHING RETURNING blocked_id`,
    [blockerId, blockedId, now, limits.blocksMax],
  );
  if (added.length > 0) return 'blocked';
  const [row] = await db.query<{ known: boolean; there: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM blocks WHERE blocker_id = $1 AND blocked_id = $2) AS known,
       EXISTS (SELECT 1 FROM users WHERE id = $2 AND active) AS there`,
    [blockerId, blockedId],
  );
  if (row?.known === true) return 'known';
  return row?.there === true ? 'tooMany' : 'missing';
}

/** @returns whether they were blocked until now */
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

/** Whom a person has blocked, the last first; not those whose accounts are gone. */
export async function listBlocked(db: Queryable, blockerId: string): Promise<BlockedPerson[]> {
  const rows = await db.query<BlockedRow>(
    `SELECT u.id, u.name, u.avatar_key, b.created_at FROM blocks b JOIN users u ON u.id = b.blocked_id AND u.active
     WHERE b.blocker_id = $1 ORDER BY b.created_at DESC, u.id LIMIT $2`,
    [blockerId, limits.blocksMax],
  );
  return rows.map(({ id, name, avatar_key: avatar, created_at: since }) => ({
    id,
    name,
    avatar: avatarUrl(avatar),
    blocked_at: since.toISOString(),
  }));
}
