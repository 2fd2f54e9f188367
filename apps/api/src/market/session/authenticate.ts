import type { Deps } from '../../deps.ts';
import type { Authenticate, Viewer } from '../../platform/http/index.ts';
import { createAccessTokens } from './accessTokens.ts';
import { oldestSignIn } from './store.ts';

/**
 * Finds the user of a bearer token. Queries the database each time, so that a sign-out, a new password or a
 * deactivation takes effect at once.
 */
export function createAuthenticate({ db, clock, trustedClock, secret, settings }: Deps): Authenticate {
  const tokens = createAccessTokens(secret, clock, settings.publicUrl);
  return async (token) => {
    const access = await tokens.read(token);
    if (access === null) return null;
    const now = trustedClock.now();
    const [viewer] = await db.query<Viewer>(
      `SELECT u.id, u.email, u.name, u.verified, f.id AS "sessionId",
         EXISTS (SELECT 1 FROM suspensions s WHERE s.user_id = u.id AND (s.until IS NULL OR s.until > $4)) AS suspended
       FROM token_families f JOIN users u ON u.id = f.user_id
       WHERE f.id = $1 AND f.revoked_at IS NULL AND f.created_at > $3 AND u.id = $2 AND u.active`,
      [access.sessionId, access.userId, oldestSignIn(now), now],
    );
    return viewer ?? null;
  };
}
