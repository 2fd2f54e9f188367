import type { Moderator } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import type { Settings } from '../settings.ts';

/** Whom the settings name. */
type Named = Pick<Settings, 'adminEmails'>;

/** SQL that is true for a person `u` who may open the desk; `$1` are the addresses that the settings name. */
const mayModerate = `u.active AND u.verified AND NOT EXISTS (SELECT 1 FROM suspensions s WHERE s.user_id = u.id)
  AND (lower(u.email) = ANY($1::text[]) OR EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = u.id))`;

/** Whether somebody is a moderator now: what their token says may be old. An address that is not proven makes none. */
export async function isModerator(db: Queryable, { adminEmails }: Named, userId: string): Promise<boolean> {
  const rows = await db.query(`SELECT 1 FROM users u WHERE u.id = $2 AND ${mayModerate}`, [
    adminEmails,
    userId,
  ]);
  return rows.length > 0;
}

interface ModeratorRow {
  id: string;
  name: string;
  email: string;
  named_at: Date | null;
}

const toModerator = ({ named_at: since, ...row }: ModeratorRow): Moderator => ({
  ...row,
  named_at: since?.toISOString() ?? null,
});

const columns = `u.id, u.name, u.email,
  CASE WHEN lower(u.email) = ANY($1::text[]) THEN NULL
    ELSE (SELECT m.named_at FROM moderators m WHERE m.user_id = u.id) END AS named_at`;

/** Everybody who may open the desk, by name. */
export async function listModerators(db: Queryable, { adminEmails }: Named): Promise<Moderator[]> {
  const rows = await db.query<ModeratorRow>(
    `SELECT ${columns} FROM users u WHERE ${mayModerate} ORDER BY lower(u.name), u.id`,
    [adminEmails],
  );
  return rows.map(toModerator);
}

/**
 * Names whoever has proven an address.
 *
 * @returns the moderator, and whether they are a new one; null where no account has proven it
 */
export async function nameModerator(
  tx: Queryable,
  { adminEmails }: Named,
  { email, by, now }: { email: string; by: string; now: Date },
): Promise<{ moderator: Moderator; isNew: boolean } | null> {
  const [user] = await tx.query<{ id: string }>(
    'SELECT id FROM users WHERE lower(email) = lower($1) AND verified AND active',
    [email],
  );
  if (user === undefined) return null;
  const added = await tx.query(
    `INSERT INTO moderators (user_id, named_at, named_by) SELECT $1, $2, $3
     WHERE NOT EXISTS (SELECT 1 FROM users WHERE id = $1 AND lower(email) = ANY($4::text[]))
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [user.id, now, by, adminEmails],
  );
  const [row] = await tx.query<ModeratorRow>(`SELECT ${columns} FROM users u WHERE u.id = $2`, [
    adminEmails,
    user.id,
  ]);
  return row === undefined ? null : { moderator: toModerator(row), isNew: added.length > 0 };
}

/** What became of the wish to remove a moderator; `settings` where the settings name them. */
export type RemovalOutcome = 'removed' | 'settings' | 'missing';

export async function removeModerator(
  tx: Queryable,
  { adminEmails }: Named,
  id: string,
): Promise<RemovalOutcome> {
  const named = await tx.query(
    'SELECT 1 FROM users WHERE id = $1 AND verified AND lower(email) = ANY($2::text[])',
    [id, adminEmails],
  );
  if (named.length > 0) return 'settings';
  const removed = await tx.query('DELETE FROM moderators WHERE user_id = $1 RETURNING user_id', [id]);
  return removed.length > 0 ? 'removed' : 'missing';
}
