import { limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { hashToken, newToken } from '../session/index.ts';

/** Creates a token for a reset link; only its hash is stored. */
export async function addResetToken(db: Queryable, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + limits.resetTokenMinutes * 60_000);
  await db.query(
    'INSERT INTO password_reset_tokens (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [hashToken(token), userId, now, expires],
  );
  return token;
}

/** The owner of a usable token, checked before the costly hashing of the new password. */
export async function ownerOfResetToken(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM password_reset_tokens WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2',
    [hashToken(token), now],
  );
  return row?.user_id ?? null;
}

/**
 * Uses a token; `null` when it is unknown, used or expired. Of two parallel requests only one gets the user
 * id.
 */
export async function useResetToken(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    `UPDATE password_reset_tokens SET used_at = $2
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
    [hashToken(token), now],
  );
  return row?.user_id ?? null;
}

/** Voids all reset links of a user, after the password or the address has changed. */
export async function voidResetTokens(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM password_reset_tokens WHERE user_id = $1', [userId]);
}
