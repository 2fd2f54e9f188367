import { limits } from '@porchlight/domain';
import type { Database, Queryable } from '../db/index.ts';
import type { Ids } from '../ports/index.ts';
import { hashToken, newToken } from './tokens.ts';

const dayMs = 86_400_000;

async function addToken(db: Queryable, familyId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.query(
    'INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [hashToken(token), familyId, now, new Date(now.getTime() + limits.sessionDays * dayMs)],
  );
  return token;
}

/** One sign-in on one device. */
export interface Session {
  id: string;
  refreshToken: string;
}

/** Starts a family of refresh tokens. */
export async function startSession(db: Queryable, ids: Ids, userId: string, now: Date): Promise<Session> {
  const id = ids.next();
  await db.query('INSERT INTO token_families (id, user_id, created_at) VALUES ($1, $2, $3)', [
    id,
    userId,
    now,
  ]);
  return { id, refreshToken: await addToken(db, id, now) };
}

interface TokenRow {
  family_id: string;
  user_id: string;
  expires_at: Date;
  rotated_at: Date | null;
  grace_used_at: Date | null;
  revoked_at: Date | null;
}

/** What came of a refresh. `reused`: a token that somebody else had used before, so its family is revoked now. */
export type Rotation =
  | { outcome: 'rotated'; userId: string; session: Session }
  | { outcome: 'refused' }
  | { outcome: 'reused'; familyId: string };

/**
 * Exchanges a refresh token for the next one. The old one works once more for a short while, because two tabs
 * may have asked at the same time or an answer may have been lost; after that, using it ends the whole family.
 */
export function rotate(db: Database, refreshToken: string, now: Date): Promise<Rotation> {
  return db.transaction(async (tx): Promise<Rotation> => {
    const hash = hashToken(refreshToken);
    // Both rows are locked: refreshes of one family happen one after the other.
    const [token] = await tx.query<TokenRow>(
      `SELECT t.family_id, t.expires_at, t.rotated_at, t.grace_used_at, f.user_id, f.revoked_at
       FROM refresh_tokens t JOIN token_families f ON f.id = t.family_id
       WHERE t.token_hash = $1 FOR UPDATE`,
      [hash],
    );
    if (token === undefined || token.revoked_at !== null || token.expires_at <= now)
      return { outcome: 'refused' };
    if (token.rotated_at === null) {
      await tx.query('UPDATE refresh_tokens SET rotated_at = $2 WHERE token_hash = $1', [hash, now]);
    } else if (
      token.grace_used_at === null &&
      now.getTime() - token.rotated_at.getTime() <= limits.refreshGraceMs
    ) {
      await tx.query('UPDATE refresh_tokens SET grace_used_at = $2 WHERE token_hash = $1', [hash, now]);
    } else {
      await tx.query('UPDATE token_families SET revoked_at = $2 WHERE id = $1', [token.family_id, now]);
      return { outcome: 'reused', familyId: token.family_id };
    }
    const next = await addToken(tx, token.family_id, now);
    return {
      outcome: 'rotated',
      userId: token.user_id,
      session: { id: token.family_id, refreshToken: next },
    };
  });
}

/** Ends the sign-in that a refresh token belongs to, however old the token is. */
export async function revokeByToken(db: Queryable, refreshToken: string, now: Date): Promise<void> {
  await db.query(
    `UPDATE token_families SET revoked_at = $2
     WHERE revoked_at IS NULL AND id = (SELECT family_id FROM refresh_tokens WHERE token_hash = $1)`,
    [hashToken(refreshToken), now],
  );
}

/** Ends every sign-in of a person, except the one named. */
export async function revokeAll(
  db: Queryable,
  userId: string,
  now: Date,
  except: string | null = null,
): Promise<void> {
  await db.query(
    'UPDATE token_families SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $3::uuid',
    [userId, now, except],
  );
}
