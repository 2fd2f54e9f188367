import { texts } from '@porchlight/domain';
import type { Deps } from '../../deps.ts';
import { invalid, unauthorized, type ApiContext, type Viewer } from '../../platform/http/index.ts';
import { addressSubject, createLimiter, rates, requesterAt } from '../../platform/limits/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { createPasswords, findById, type UserRow } from '../users/index.ts';

/** Asks for the current password before changes that a stolen token must not allow. */
export interface PasswordProof {
  /** The user whose password will be checked; limits attempts. */
  toProve: (viewer: Viewer) => Promise<UserRow>;
  /**
   * @param field the field that reports a wrong password
   * @throws HttpError 422 and not 401, which would look like an ended session
   */
  provePassword: (c: ApiContext, user: UserRow, password: string, field: string) => Promise<void>;
}

export function createPasswordProof(deps: Deps): PasswordProof {
  const passwords = createPasswords(deps.passwordCost);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  return {
    async toProve({ id, sessionId }) {
      await limiter.count(rates.passwordCheckBySession, sessionId);
      const user = await findById(deps.db, id);
      if (user === null) throw unauthorized();
      return user;
    },
    async provePassword(c, user, password, field) {
      const requester = requesterAt(c.get('clientAddress'));
      if (await passwords.verify(user.password_hash, password, requester)) return;
      const from = addressSubject(c.get('clientAddress'));
      log.failed('password_check_failed', { userId: user.id, from });
      throw invalid({ [field]: [texts.profile.currentPasswordWrong] });
    },
  };
}
