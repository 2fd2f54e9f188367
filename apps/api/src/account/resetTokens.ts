import { limits } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import { hashToken, newToken } from '../session/index.ts';

/** Makes a token for a reset link; only its hash is stored. */
export async function addResetToken(db: Queryable, userId: string, now: Date): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + limits.resetTokenMinutes * 60_000);
  await db.query(
    'INSERT INTO password_reset_tokens (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [hashToken(token), userId, now, expires],
  );
  return token;
}

/** Whose token it is, if it would be taken now: asked before the costly hashing of the new password. */
export async function ownerOfResetToken(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM password_reset_tokens WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2',
    [hashToken(token), now],
  );
  return row?.user_id ?? null;
}

/** Uses a token up; null when it is unknown, used or too old. Of two requests at once only one gets the person. */
export async function useResetToken(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    `UPDATE password_reset_tokens SET used_at = $2
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
    [hashToken(token), now],
  );
  return row?.user_id ?? null;
}

/** Makes every outstanding link worthless: the password or the address has changed. */
export async function voidResetTokens(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM password_reset_tokens WHERE user_id = $1', [userId]);
}
