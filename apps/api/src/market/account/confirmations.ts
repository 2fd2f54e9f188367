import { limits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { hashToken, newToken } from '../session/index.ts';

/** Creates a token for a confirmation link; only its hash is stored. */
export async function addConfirmation(
  db: Queryable,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires = new Date(now.getTime() + limits.confirmTokenHours * 3_600_000);
  await db.query(
    'INSERT INTO email_confirmations (token_hash, user_id, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashToken(token), userId, email, now, expires],
  );
  return token;
}

/** What a token would confirm, without using it; `null` when it is unknown, used or expired. */
export async function readConfirmation(
  db: Queryable,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await db.query<{ user_id: string; email: string }>(
    'SELECT user_id, email FROM email_confirmations WHERE token_hash = $1 AND expires_at > $2',
    [hashToken(token), now],
  );
  return row === undefined ? null : { userId: row.user_id, email: row.email };
}

export async function dropConfirmations(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM email_confirmations WHERE user_id = $1', [userId]);
}

/**
 * Uses a token and voids the others for the same address; `null` when it is unknown, used or expired. Of two
 * parallel requests only one succeeds.
 */
export async function useConfirmation(
  tx: Queryable,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await tx.query<{ user_id: string; email: string }>(
    'DELETE FROM email_confirmations WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id, email',
    [hashToken(token), now],
  );
  if (row === undefined) return null;
  await tx.query('DELETE FROM email_confirmations WHERE user_id = $1 AND lower(email) = lower($2)', [
    row.user_id,
    row.email,
  ]);
  return { userId: row.user_id, email: row.email };
}
