import { limits } from '@porchlight/domain';
import type { Database, Queryable } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ports/index.ts';
import { hashToken, newToken } from './tokens.ts';

const dayMs = 86_400_000;

/** Sessions that began then or earlier are over, however much they were used. */
export const oldestSignIn = (now: Date): Date => new Date(now.getTime() - limits.sessionMaxDays * dayMs);

async function addToken(db: Queryable, familyId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.query(
    'INSERT INTO refresh_tokens (token_hash, family_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [hashToken(token), familyId, now, new Date(now.getTime() + limits.sessionDays * dayMs)],
  );
  return token;
}

export interface Session {
  id: string;
  refreshToken: string;
}

export interface NewSession {
  userId: string;
  /** Browser and system; null if both are unknown. */
  device: string | null;
}

export async function startSession(
  db: Queryable,
  ids: Ids,
  { userId, device }: NewSession,
  now: Date,
): Promise<Session> {
  const id = ids.next();
  await db.query('INSERT INTO token_families (id, user_id, device, created_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    device,
    now,
  ]);
  return { id, refreshToken: await addToken(db, id, now) };
}

interface TokenRow {
  family_id: string;
  user_id: string;
  expires_at: Date;
  rotated_at: Date | null;
  revoked_at: Date | null;
  begun_at: Date;
}

/**
 * The result of a refresh. `reused`: the token had already been used by another client, so its family is now revoked.
 */
export type Rotation =
  | { outcome: 'rotated'; userId: string; session: Session }
  | { outcome: 'refused'; userId: string | null }
  | { outcome: 'reused'; userId: string; familyId: string };

/**
 * Exchanges a refresh token for the next one. The old one still works for a short while, because two tabs may refresh
 * at once or responses may be lost; after that, using it ends the whole family.
 *
 * When one of the new tokens is used, its siblings become old, because their responses have evidently not arrived. So
 * if a thief and the owner hold one each, the second use is detected.
 */
export function rotate(db: Database, refreshToken: string, now: Date): Promise<Rotation> {
  return db.transaction(async (tx): Promise<Rotation> => {
    const hash = hashToken(refreshToken);
    // Locks both rows, so that refreshes of one family run one after the other.
    const [token] = await tx.query<TokenRow>(
      `SELECT t.family_id, t.expires_at, t.rotated_at, f.user_id, f.revoked_at, f.created_at AS begun_at
       FROM refresh_tokens t JOIN token_families f ON f.id = t.family_id
       WHERE t.token_hash = $1 FOR UPDATE`,
      [hash],
    );
    if (token === undefined) return { outcome: 'refused', userId: null };
    const { family_id: familyId, user_id: userId } = token;
    const isOver = token.expires_at <= now || token.begun_at <= oldestSignIn(now);
    if (token.revoked_at !== null || isOver) return { outcome: 'refused', userId };
    if (token.rotated_at === null) {
      await tx.query(
        'UPDATE refresh_tokens SET rotated_at = $2 WHERE family_id = $1 AND rotated_at IS NULL',
        [familyId, now],
      );
    } else if (now.getTime() - token.rotated_at.getTime() > limits.refreshGraceMs) {
      await tx.query('UPDATE token_families SET revoked_at = $2 WHERE id = $1', [familyId, now]);
      return { outcome: 'reused', userId, familyId };
    }
    const next = await addToken(tx, familyId, now);
    return { outcome: 'rotated', userId, session: { id: familyId, refreshToken: next } };
  });
}

/**
 * Ends the session of a refresh token, however old the token is.
 * @returns the user's id; null when there was no session to end
 */
export async function revokeByToken(db: Queryable, refreshToken: string, now: Date): Promise<string | null> {
  const [ended] = await db.query<{ user_id: string }>(
    `UPDATE token_families SET revoked_at = $2
     WHERE revoked_at IS NULL AND id = (SELECT family_id FROM refresh_tokens WHERE token_hash = $1)
     RETURNING user_id`,
    [hashToken(refreshToken), now],
  );
  return ended?.user_id ?? null;
}

export async function liveSignIns(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM token_families WHERE id = ANY($1::uuid[]) AND revoked_at IS NULL AND created_at > $2',
    [ids, oldestSignIn(now)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Calls `heard` with the id of each session that ends, in any process. A database trigger sends the notification. */
export const onSignInEnd = (
  db: Pick<Database, 'listen'>,
  heard: (id: string) => void,
): Promise<() => Promise<void>> => db.listen('sign_ins_ended', heard);

/** Ends every session of a user except one, and their export, whose link works without signing in. */
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
  await db.query('UPDATE exports SET expires_at = least(expires_at, $2) WHERE user_id = $1', [userId, now]);
}
