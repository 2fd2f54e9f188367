import { limits, type OwnSession } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Viewer } from '../../platform/http/index.ts';
import { oldestSignIn } from './store.ts';

interface SessionRow {
  id: string;
  device: string | null;
  created_at: Date;
  last_used_at: Date;
}

/**
 * A user's active sessions: the current one, then by last use. Renewing tokens counts as use, which happens every few
 * minutes while a page is open.
 */
export async function listSessions(db: Queryable, viewer: Viewer, now: Date): Promise<OwnSession[]> {
  const rows = await db.query<SessionRow>(
    `SELECT f.id, f.device, f.created_at, max(t.created_at) AS last_used_at
     FROM token_families f JOIN refresh_tokens t ON t.family_id = f.id
     WHERE f.user_id = $1 AND f.revoked_at IS NULL AND f.created_at > $2
     GROUP BY f.id HAVING max(t.expires_at) > $3
     ORDER BY f.id = $4 DESC, last_used_at DESC, f.id DESC LIMIT $5`,
    [viewer.id, oldestSignIn(now), now, viewer.sessionId, limits.sessionsShown],
  );
  return rows.map(({ id, device, created_at: begun, last_used_at: used }) => ({
    id,
    device,
    created_at: begun.toISOString(),
    last_used_at: used.toISOString(),
    is_current: id === viewer.sessionId,
  }));
}

/** Ends one session of a user. @returns whether it existed */
export async function endSession(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db.query(
    'UPDATE token_families SET revoked_at = $3 WHERE id = $2 AND user_id = $1 AND revoked_at IS NULL RETURNING id',
    [userId, id, now],
  );
  return rows.length > 0;
}
