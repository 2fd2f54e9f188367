import type { DecisionReason, Language, User } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { avatarUrl } from '../../platform/files/index.ts';
import type { PublicTransaction } from '../../platform/publicChanges.ts';

export interface UserRow {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  verified: boolean;
  active: boolean;
  /** Key of the picture in the files port. */
  avatar_key: string | null;
  pending_email: string | null;
  /** Language of the user's emails. */
  locale: Language;
  created_at: Date;
  updated_at: Date;
}

const columns =
  'id, email, name, password_hash, verified, active, avatar_key, pending_email, locale, created_at, updated_at';

/** The user's data for themselves. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    verified: row.verified,
    active: row.active,
    avatar: avatarUrl(row.avatar_key),
    ...(row.pending_email === null ? {} : { pending_email: row.pending_email }),
    language: row.locale,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Adds a current suspension and its reason. */
export async function withSuspension(db: Queryable, user: User, now: Date): Promise<User> {
  const [row] = await db.query<{ until: Date | null; reason: DecisionReason; words: string }>(
    'SELECT until, reason, words FROM suspensions WHERE user_id = $1 AND (until IS NULL OR until > $2)',
    [user.id, now],
  );
  if (row === undefined) return user;
  return { ...user, suspension: { ...row, until: row.until?.toISOString() ?? null } };
}

/** The address to confirm next: the pending one, else the user's own; `null` if there is none. */
export const unprovenEmail = ({ email, verified, pending_email: pending }: UserRow): string | null =>
  pending ?? (verified ? null : email);

/** Ignores case. */
export async function findByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE lower(email) = lower($1)`, [
    email,
  ]);
  return row ?? null;
}

/** Locks the account with this email until the transaction ends, waiting for a deletion in progress. */
export async function holdByEmail(tx: Queryable, email: string): Promise<void> {
  await tx.query('SELECT 1 AS held FROM users WHERE lower(email) = lower($1) FOR KEY SHARE', [email]);
}

export async function findById(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE id = $1`, [id]);
  return row ?? null;
}

export async function lockById(tx: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await tx.query<UserRow>(`SELECT ${columns} FROM users WHERE id = $1 FOR UPDATE`, [id]);
  return row ?? null;
}

export interface NewUser {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  now: Date;
}

/** Adds a user; `null` if the address is taken. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `INSERT INTO users (id, email, name, password_hash, locale, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [user.id, user.email, user.name, user.passwordHash, user.language, user.now],
  );
  return row ?? null;
}

/** Sets a pending address, replacing an earlier one; null removes it. */
export async function setPendingEmail(
  db: Queryable,
  id: string,
  email: string | null,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `UPDATE users SET pending_email = $2, updated_at = $3 WHERE id = $1 RETURNING ${columns}`,
    [id, email, now],
  );
  return row ?? null;
}

/** Changes the case of a user's address, which stays confirmed or not. */
export async function respellEmail(
  db: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `UPDATE users SET email = $2, updated_at = $3 WHERE id = $1 AND lower(email) = lower($2) RETURNING ${columns}`,
    [id, email, now],
  );
  return row ?? null;
}

export async function rename(
  db: PublicTransaction,
  id: string,
  name: string,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `UPDATE users SET name = $2, updated_at = $3 WHERE id = $1 RETURNING ${columns}`,
    [id, name, now],
  );
  return row ?? null;
}

export async function setLanguage(
  db: Queryable,
  id: string,
  language: Language,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `UPDATE users SET locale = $2, updated_at = $3 WHERE id = $1 RETURNING ${columns}`,
    [id, language, now],
  );
  return row ?? null;
}

/** Sets or removes a user's picture. @returns the user, and the key of the previous picture */
export async function setAvatar(
  db: PublicTransaction,
  id: string,
  key: string | null,
  now: Date,
): Promise<{ user: UserRow; before: string | null } | null> {
  const [old] = await db.query<Pick<UserRow, 'avatar_key'>>(
    'SELECT avatar_key FROM users WHERE id = $1 FOR UPDATE',
    [id],
  );
  const [user] = await db.query<UserRow>(
    `UPDATE users SET avatar_key = $2, updated_at = $3 WHERE id = $1 RETURNING ${columns}`,
    [id, key, now],
  );
  return old === undefined || user === undefined ? null : { user, before: old.avatar_key };
}

/**
 * Confirms an address: the user's own, or the pending one, which becomes their own. `null` if it is neither anymore,
 * or was taken by another account meanwhile.
 */
export async function proveEmail(
  db: PublicTransaction,
  id: string,
  email: string,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `UPDATE users u SET email = CASE WHEN lower(email) = lower($2) THEN email ELSE $2 END, verified = true, updated_at = $3,
       pending_email = CASE WHEN lower(pending_email) = lower($2) THEN NULL ELSE pending_email END
     WHERE id = $1 AND active AND lower($2) IN (lower(email), lower(pending_email))
       AND NOT EXISTS (SELECT 1 FROM users o WHERE lower(o.email) = lower($2) AND o.id <> u.id)
     RETURNING ${columns}`,
    [id, email, now],
  );
  return row ?? null;
}

/** Sets a new password. Removes a pending address, which another user may have requested with the old password. */
export async function changePassword(
  db: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.query('UPDATE users SET password_hash = $2, pending_email = NULL, updated_at = $3 WHERE id = $1', [
    id,
    passwordHash,
    now,
  ]);
}

/** Stores a new hash of the same password, unless the password was changed in the meantime. */
export async function updatePasswordHash(
  db: Queryable,
  { id, password_hash: before }: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<void> {
  await db.query('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    id,
    before,
    passwordHash,
  ]);
}
