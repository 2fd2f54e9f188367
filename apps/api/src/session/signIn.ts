import { type AuthAnswer, deviceOf, type RefreshAnswer, type User } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { roleOf } from '../moderators/index.ts';
import { toUser, type UserRow, withSuspension } from '../users/index.ts';
import { createAccessTokens } from './accessTokens.ts';
import { startSession, type Session } from './store.ts';

/** Signs people in and keeps them signed in. */
export interface SignIn {
  /**
   * Starts a session and answers what its client needs.
   * @param userAgent as the browser names itself; only what it says of browser and system is kept
   */
  signIn: (tx: Queryable, user: UserRow, userAgent: string | undefined) => Promise<AuthAnswer>;
  /** The next pair of tokens of a session. */
  tokensFor: (db: Queryable, user: UserRow, session: Session) => Promise<RefreshAnswer>;
}

export function createSignIn({ clock, trustedClock, ids, secret, settings }: Deps): SignIn {
  const accessTokens = createAccessTokens(secret, clock, settings.publicUrl);

  async function issue(
    db: Queryable,
    { id: user_id, email, name, verified, active, suspension }: User,
    session: Session,
  ): Promise<RefreshAnswer> {
    const role = await roleOf(db, settings, user_id);
    const claims = {
      user_id,
      email,
      name,
      verified,
      active,
      ...(role !== null && { admin: true as const }),
      ...(suspension && { suspended: true as const }),
    };
    const token = await accessTokens.issue(claims, session.id);
    return { token, refresh_token: session.refreshToken };
  }

  return {
    tokensFor: async (db, row, session) =>
      issue(db, await withSuspension(db, toUser(row), trustedClock.now()), session),
    async signIn(tx, row, userAgent) {
      const device = deviceOf(userAgent);
      const session = await startSession(tx, ids, { userId: row.id, device }, trustedClock.now());
      const user = await withSuspension(tx, toUser(row), trustedClock.now());
      return { ...(await issue(tx, user, session)), user };
    },
  };
}
