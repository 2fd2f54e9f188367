import { emailChangeSchema, passwordChangeSchema, texts, type AccountAnswer } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import {
  HttpError,
  invalid,
  ok,
  readJson,
  requireActiveUser,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiEnv,
  type Viewer,
} from '../http/index.ts';
import { createLimiter, rates } from '../limits/index.ts';
import { voidResetTokens } from './resetTokens.ts';
import { revokeAll } from '../session/index.ts';
import {
  changeEmail,
  changePassword,
  createPasswords,
  findById,
  toUser,
  type UserRow,
} from '../users/index.ts';

/** A signed-in person's record, and changing its address and password, which the current password has to prove. */
export function profileRoutes(deps: Deps): ApiApp {
  const { db, clock, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  /** @param field where a wrong password is told; 422 and not 401, which would look like an ended session */
  async function provePassword(viewer: Viewer, password: string, field: string): Promise<UserRow> {
    await limiter.count(rates.passwordCheckByUser, viewer.id);
    const user = await findById(db, viewer.id);
    if (user === null) throw unauthorized();
    const isRight = await passwords.verify(user.password_hash, password);
    if (!isRight) throw invalid({ [field]: [texts.profile.currentPasswordWrong] });
    return user;
  }

  routes.get('/auth/me', async (c) => {
    const { id } = await requireUser(c);
    const user = await findById(db, id);
    if (user === null) throw unauthorized();
    return ok(c, toUser(user) satisfies AccountAnswer);
  });

  routes.put('/auth/email', async (c) => {
    const viewer = await requireActiveUser(c);
    const { email, password } = validate(emailChangeSchema, await readJson(c));
    const before = await provePassword(viewer, password, 'password');
    if (email === before.email) return ok(c, toUser(before));
    const after = await db.transaction(async (tx) => {
      const changed = await changeEmail(tx, viewer.id, email, clock.now());
      // A taken address reads like any other failure: it must not tell who has an account.
      if (changed === null) throw new HttpError(422, 'email_not_changed', texts.profile.emailFailed);
      if (email.toLowerCase() !== before.email.toLowerCase()) {
        await voidResetTokens(tx, viewer.id);
        await jobs.add(tx, 'email_changed', { userId: viewer.id, oldEmail: before.email });
      }
      return changed;
    });
    return ok(c, toUser(after));
  });

  routes.put('/auth/password', async (c) => {
    const viewer = await requireActiveUser(c);
    const { currentPassword, newPassword } = validate(passwordChangeSchema, await readJson(c));
    await provePassword(viewer, currentPassword, 'currentPassword');
    const passwordHash = await passwords.hash(newPassword);
    const now = clock.now();
    await db.transaction(async (tx) => {
      await changePassword(tx, viewer.id, passwordHash, now);
      await revokeAll(tx, viewer.id, now, viewer.sessionId);
      await voidResetTokens(tx, viewer.id);
      await jobs.add(tx, 'password_changed', { userId: viewer.id });
    });
    return ok(c, { message: texts.profile.passwordUpdated });
  });

  return routes;
}
