import type { Moderator } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { demoUserIds } from '../seed/index.ts';
import { isReachable, type Settings } from '../../platform/settings.ts';

/** Settings that name administrators, and decide whether demo accounts may be among them. */
type Named = Pick<Settings, 'adminEmails' | 'host' | 'publicUrl' | 'trustedProxies'>;

/**
 * SQL that is true for an administrator `u`: a user whose confirmed address is one of `emails`, those in the
 * settings.
 */
export const administers = (emails: string): string =>
  `(u.active AND u.verified AND lower(u.email) = ANY(${emails}::text[]))`;

/**
 * SQL that is true for a user `u` who may open the moderation dashboard; `$1` are the addresses in the settings.
 * Anyone can sign in to a demo account, so none may if other machines can reach the server.
 */
const mayModerate = (
  settings: Named,
): string => `u.active AND u.verified AND NOT EXISTS (SELECT 1 FROM suspensions s WHERE s.user_id = u.id)
  AND (${administers('$1')} OR EXISTS (SELECT 1 FROM moderators m WHERE m.user_id = u.id))
  ${isReachable(settings) ? `AND u.id NOT IN (${demoUserIds.map((id) => `'${id}'`).join(', ')})` : ''}`;

/** What a user may do in the moderation dashboard. Administrators also add and remove moderators. */
export type Role = 'administrator' | 'moderator';

/** The user's current role, from the database: their token may be old. `null` without a confirmed address. */
export async function roleOf(db: Queryable, settings: Named, userId: string): Promise<Role | null> {
  const [row] = await db.query<{ administers: boolean }>(
    `SELECT ${administers('$1')} AS administers FROM users u WHERE u.id = $2 AND ${mayModerate(settings)}`,
    [settings.adminEmails, userId],
  );
  if (row === undefined) return null;
  return row.administers ? 'administrator' : 'moderator';
}

/** Whether a user is an administrator, suspended or not. */
export async function isAdministrator(
  db: Queryable,
  { adminEmails }: Pick<Named, 'adminEmails'>,
  userId: string,
): Promise<boolean> {
  const rows = await db.query(`SELECT 1 FROM users u WHERE u.id = $2 AND ${administers('$1')}`, [
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

export async function listModerators(db: Queryable, settings: Named): Promise<Moderator[]> {
  const rows = await db.query<ModeratorRow>(
    `SELECT ${columns} FROM users u WHERE ${mayModerate(settings)} ORDER BY lower(u.name), u.id`,
    [settings.adminEmails],
  );
  return rows.map(toModerator);
}

/**
 * Makes the user with a confirmed address a moderator.
 *
 * @returns the moderator, and whether they are new; null if no account has confirmed the address
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

/** The result of removing a moderator; `settings` if the settings name them. */
export type RemovalOutcome = 'removed' | 'settings' | 'missing';

export async function removeModerator(
  tx: Queryable,
  { adminEmails }: Named,
  id: string,
): Promise<RemovalOutcome> {
  if (await isAdministrator(tx, { adminEmails }, id)) return 'settings';
  const removed = await tx.query('DELETE FROM moderators WHERE user_id = $1 RETURNING user_id', [id]);
  return removed.length > 0 ? 'removed' : 'missing';
}

/** Removes every moderator whom a user added. @returns their ids */
export async function removeModeratorsAddedBy(tx: Queryable, userId: string): Promise<string[]> {
  const removed = await tx.query<{ id: string }>(
    'DELETE FROM moderators WHERE named_by = $1 RETURNING user_id AS id',
    [userId],
  );
  return removed.map(({ id }) => id);
}
