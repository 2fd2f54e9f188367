import { type AuthAnswer, deviceOf, type RefreshAnswer, type User } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import type { ApiContext } from '../../platform/http/index.ts';
import { roleOf } from '../moderators/index.ts';
import { toUser, type UserRow, withSuspension } from '../users/index.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createKnownSignIns, originOfSignIn } from './knownSignIns.ts';
import { startSession, type Session } from './store.ts';

export interface SignIn {
  /**
   * Starts a session and returns the data for its client. Stores the browser and system as text, device and address
   * as hashes.
   */
  signIn: (tx: Queryable, user: UserRow, c: ApiContext) => Promise<AuthAnswer>;
  /** The next pair of tokens of a session. */
  tokensFor: (db: Queryable, user: UserRow, session: Session) => Promise<RefreshAnswer>;
}

export function createSignIn({ clock, trustedClock, ids, secret, settings }: Deps): SignIn {
  const known = createKnownSignIns({ clock, secret });
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
    async signIn(tx, row, c) {
      const device = deviceOf(c.req.header('user-agent'));
      await known.remember(tx, row.id, originOfSignIn(c));
      const session = await startSession(tx, ids, { userId: row.id, device }, trustedClock.now());
      const user = await withSuspension(tx, toUser(row), trustedClock.now());
      return { ...(await issue(tx, user, session)), user };
    },
  };
}
