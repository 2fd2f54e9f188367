import {
  emailChangeSchema,
  languageChangeSchema,
  nameChangeSchema,
  passwordChangeSchema,
  texts,
  type AccountAnswer,
  type MessageAnswer,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  ok,
  okMessage,
  readJson,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
} from '../../platform/http/index.ts';
import {
  addressSubject,
  createLimiter,
  idempotencyKey,
  keyReused,
  rates,
  recallAnswer,
  requestHash,
  withIdempotency,
  type IdempotentRequest,
  requesterAt,
} from '../../platform/limits/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import type { Requester } from '../../platform/turns.ts';
import { createKnownSignIns, forgetKnownSignIns, originOfSignIn, revokeAll } from '../session/index.ts';
import {
  changePassword,
  createPasswords,
  findById,
  rename,
  respellEmail,
  setLanguage,
  setPendingEmail,
  toUser,
  withSuspension,
} from '../users/index.ts';
import { refuseGuessable } from './commonPasswords.ts';
import { createPasswordProof } from './passwordProof.ts';
import { refuseStaffName } from './staffNames.ts';
import { voidResetTokens } from './resetTokens.ts';

/**
 * Reading a user's own profile; changing the name and the language, and, with the current password, email address and
 * password.
 */
export function profileRoutes(deps: Deps): ApiApp {
  const { db, changes, clock, trustedClock, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const limiter = createLimiter(deps);
  const known = createKnownSignIns(deps);
  const log = createSecurityLog(deps);
  const { toProve, provePassword } = createPasswordProof(deps);
  const routes = new Hono<ApiEnv>();

  const addressOf = (c: ApiContext): string => addressSubject(c.get('clientAddress'));

  /**
   * The earlier response to this password change, if there is one.
   *
   * @throws HttpError 409 when the key was used for a different password
   */
  async function answeredBefore(
    request: IdempotentRequest,
    newPassword: string,
    requester: Requester,
  ): Promise<MessageAnswer | null> {
    const answer = await recallAnswer<MessageAnswer>(db, request);
    if (answer === null) return null;
    const user = await findById(db, request.userId);
    if (user === null) throw unauthorized();
    if (!(await passwords.verify(user.password_hash, newPassword, requester))) throw keyReused();
    return answer;
  }

  routes.get('/auth/me', async (c) => {
    const { id } = await requireUser(c);
    const user = await findById(db, id);
    if (user === null) throw unauthorized();
    const answer: AccountAnswer = await withSuspension(db, toUser(user), trustedClock.now());
    return ok(c, answer);
  });

  routes.put('/auth/name', async (c) => {
    const viewer = await requireUser(c);
    const { name } = validate(nameChangeSchema, await readJson(c));
    await refuseStaffName(name);
    await limiter.count(rates.nameByUser, viewer.id);
    const after = await changes
      .of('person_renamed')
      .transaction((tx) => rename(tx, viewer.id, name, clock.now()));
    if (after === null) throw unauthorized();
    return ok(c, toUser(after));
  });

  routes.put('/auth/language', async (c) => {
    const viewer = await requireUser(c);
    const { language } = validate(languageChangeSchema, await readJson(c));
    await limiter.count(rates.changeByUser, viewer.id);
    const after = await setLanguage(db, viewer.id, language, clock.now());
    if (after === null) throw unauthorized();
    return ok(c, toUser(after));
  });

  routes.put('/auth/email', async (c) => {
    const viewer = await requireUser(c);
    const { email, password } = validate(emailChangeSchema, await readJson(c));
    const before = await toProve(viewer);
    await provePassword(c, before, password, 'password');
    const now = clock.now();
    if (email.toLowerCase() === before.email.toLowerCase()) {
      await setPendingEmail(db, viewer.id, null, now);
      return ok(c, toUser((await respellEmail(db, viewer.id, email, now)) ?? before));
    }
    await limiter.count(rates.emailChangeByUser, viewer.id);
    // An address that is already taken stays pending like any other, so that nothing reveals who has an
    // account.
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
    const now = clock.now();
    // Only the slow hash of a password is stored; the account's own tells whether this is the same change.
    const request = { userId: viewer.id, key: idempotencyKey(c), hash: requestHash(c, null), now };
    // Read the user first: when a parallel request reads the old password here, the key prevents its second
    // change.
    const user = await toProve(viewer);
    const requester = requesterAt(c.get('clientAddress'));
    const before = await answeredBefore(request, newPassword, requester);
    // A stored response is English.
    if (before !== null) return okMessage(c, before.message);
    await provePassword(c, user, currentPassword, 'currentPassword');
    await refuseGuessable(newPassword, 'newPassword', user);
    const passwordHash = await passwords.hash(newPassword, requester);
    const done: MessageAnswer = { message: texts.profile.passwordUpdated };
    const answer = await withIdempotency(db, request, async (tx) => {
      await changePassword(tx, viewer.id, passwordHash, now);
      await revokeAll(tx, viewer.id, now, viewer.sessionId);
      // A device that used the old password counts as unknown until it signs in again.
      await forgetKnownSignIns(tx, viewer.id);
      await known.remember(tx, viewer.id, originOfSignIn(c));
      await voidResetTokens(tx, viewer.id);
      await jobs.add(tx, 'password_changed', { userId: viewer.id });
      return done;
    });
    if (answer === done) log.done('password_changed', { userId: viewer.id, from: addressOf(c) });
    else await answeredBefore(request, newPassword, requester);
    return okMessage(c, answer.message);
  });

  return routes;
}
