import type { User } from '@porchlight/domain';
import { sqlState, UNIQUE_VIOLATION, type Queryable } from '../db/index.ts';

/** A person as the database knows them. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  password_hash: string;
  verified: boolean;
  active: boolean;
  created_at: Date;
  updated_at: Date;
}

const columns = 'id, email, name, password_hash, verified, active, created_at, updated_at';

/** The person as they see themselves. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    verified: row.verified,
    active: row.active,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Addresses are compared without regard to case. */
export async function findByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE lower(email) = lower($1)`, [
    email,
  ]);
  return row ?? null;
}

export async function findById(db: Queryable, id: string): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(`SELECT ${columns} FROM users WHERE id = $1`, [id]);
  return row ?? null;
}

export interface NewUser {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  now: Date;
}

/** Adds a person; null when somebody has the address already. */
export async function insertUser(db: Queryable, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.query<UserRow>(
    `INSERT INTO users (id, email, name, password_hash, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [user.id, user.email, user.name, user.passwordHash, user.now],
  );
  return row ?? null;
}

/**
 * Changes a person's email address. The new one is unverified, unless only its case has changed. Null when somebody
 * else has it.
 */
export async function changeEmail(
  db: Queryable,
  id: string,
  email: string,
  now: Date,
): Promise<UserRow | null> {
  try {
    const [row] = await db.query<UserRow>(
      `UPDATE users SET email = $2, verified = verified AND lower(email) = lower($2), updated_at = $3
       WHERE id = $1 RETURNING ${columns}`,
      [id, email, now],
    );
    return row ?? null;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

export async function changePassword(
  db: Queryable,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.query('UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1', [
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
