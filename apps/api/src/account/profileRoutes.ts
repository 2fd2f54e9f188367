import { emailChangeSchema, passwordChangeSchema, texts, type AccountAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import {
  invalid,
  ok,
  readJson,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
  type Viewer,
} from '../http/index.ts';
import { addressSubject, createLimiter, rates } from '../limits/index.ts';
import { createSecurityLog } from '../securityLog.ts';
import { revokeAll } from '../session/index.ts';
import {
  changePassword,
  createPasswords,
  findById,
  respellEmail,
  setPendingEmail,
  toUser,
  type UserRow,
} from '../users/index.ts';
import { refuseGuessable } from './commonPasswords.ts';
import { voidResetTokens } from './resetTokens.ts';

/** A signed-in person's record, and changing its address and password, which the current password has to prove. */
export function profileRoutes(deps: Deps): ApiApp {
  const { db, clock, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  const addressOf = (c: ApiContext): string => addressSubject(c.get('clientAddress'));

  /** @param field where a wrong password is told; 422 and not 401, which would look like an ended session */
  async function provePassword(
    c: ApiContext,
    viewer: Viewer,
    password: string,
    field: string,
  ): Promise<UserRow> {
    await limiter.count(rates.passwordCheckByUser, viewer.id);
    const user = await findById(db, viewer.id);
    if (user === null) throw unauthorized();
    const isRight = await passwords.verify(user.password_hash, password);
    if (isRight) return user;
    log.failed('password_check_failed', { userId: user.id, from: addressOf(c) });
    throw invalid({ [field]: [texts.profile.currentPasswordWrong] });
  }

  routes.get('/auth/me', async (c) => {
    const { id } = await requireUser(c);
    const user = await findById(db, id);
    if (user === null) throw unauthorized();
    return ok(c, toUser(user) satisfies AccountAnswer);
  });

  routes.put('/auth/email', async (c) => {
    const viewer = await requireUser(c);
    const { email, password } = validate(emailChangeSchema, await readJson(c));
    const before = await provePassword(c, viewer, password, 'password');
    const now = clock.now();
    if (email.toLowerCase() === before.email.toLowerCase()) {
      await setPendingEmail(db, viewer.id, null, now);
      return ok(c, toUser((await respellEmail(db, viewer.id, email, now)) ?? before));
    }
    await limiter.count(rates.emailChangeByUser, viewer.id);
    // An address that somebody else has waits like any other: nothing here may tell who has an account.
    const after = await db.transaction(async (tx) => {
      const changed = await setPendingEmail(tx, viewer.id, email, now);
      if (changed === null) throw unauthorized();
      await jobs.add(tx, 'confirm_email', { userId: viewer.id });
      await jobs.add(tx, 'email_change_asked', { userId: viewer.id });
      return changed;
    });
    log.done('email_change_asked', { userId: viewer.id, account: email, from: addressOf(c) });
    return ok(c, toUser(after));
  });

  routes.delete('/auth/pending-email', async (c) => {
    const viewer = await requireUser(c);
    const after = await setPendingEmail(db, viewer.id, null, clock.now());
    if (after === null) throw unauthorized();
    log.done('email_change_canceled', { userId: viewer.id, from: addressOf(c) });
    return ok(c, toUser(after));
  });

  routes.put('/auth/password', async (c) => {
    const viewer = await requireUser(c);
    const { currentPassword, newPassword } = validate(passwordChangeSchema, await readJson(c));
    const user = await provePassword(c, viewer, currentPassword, 'currentPassword');
    await refuseGuessable(newPassword, 'newPassword', user);
    const passwordHash = await passwords.hash(newPassword);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await changePassword(tx, viewer.id, passwordHash, now);
      await revokeAll(tx, viewer.id, now, viewer.sessionId);
      await voidResetTokens(tx, viewer.id);
      await jobs.add(tx, 'password_changed', { userId: viewer.id });
    });
    log.done('password_changed', { userId: viewer.id, from: addressOf(c) });
    return ok(c, { message: texts.profile.passwordUpdated });
  });

  return routes;
}
