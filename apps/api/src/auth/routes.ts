import {
  forgotPasswordSchema,
  loginSchema,
  registerInputSchema,
  resetLinkPath,
  resetPasswordInputSchema,
  texts,
  type AuthAnswer,
  type RefreshAnswer,
} from '@porchlight/domain';
import { Hono } from 'hono';
import type { Queryable } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import {
  HttpError,
  invalid,
  noContent,
  ok,
  readJson,
  unauthorized,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
} from '../http/index.ts';
import { addressSubject, createLimiter, rates } from '../limits/index.ts';
import { alreadyRegisteredLetter, passwordChangedLetter, passwordResetLetter } from '../mail/index.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createPasswords } from './password.ts';
import { addResetToken, isResetTokenValid, useResetToken, voidResetTokens } from './resetTokens.ts';
import { revokeAll, revokeByToken, rotate, startSession, type Session } from './sessions.ts';
import { changePassword, findByEmail, findById, insertUser, toUser, type UserRow } from './users.ts';

/** Never tells whether there is an account. */
const forgotAnswer =
  'If there is an account for this address, we have sent it a link to choose a new password.';

/** Registering, signing in and out, staying signed in, and getting back in after a forgotten password. */
export function authRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, background, mail, logger, settings } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const accessTokens = createAccessTokens(deps.secret, clock);
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  async function tokensFor(user: UserRow, session: Session): Promise<RefreshAnswer> {
    const { id: user_id, email, name, verified, active } = user;
    // An unverified address may be anybody's.
    const isAdmin = verified && email.toLowerCase() === settings.adminEmail;
    const claims = { user_id, email, name, verified, active, ...(isAdmin && { admin: true as const }) };
    const token = await accessTokens.issue(claims, session.id);
    return { token, refresh_token: session.refreshToken };
  }

  async function signIn(tx: Queryable, user: UserRow): Promise<AuthAnswer> {
    const session = await startSession(tx, ids, user.id, clock.now());
    return { ...(await tokensFor(user, session)), user: toUser(user) };
  }

  const addressOf = (c: ApiContext): string => addressSubject(c.get('clientAddress'));

  routes.post('/auth/register', async (c) => {
    const { name, email, password } = validate(registerInputSchema, await readJson(c));
    await limiter.count(rates.registerByAddress, addressOf(c));
    // Hashed in any case, so that a taken address takes as long as a free one.
    const passwordHash = await passwords.hash(password);
    const answer = await db.transaction(async (tx) => {
      const user = await insertUser(tx, { id: ids.next(), email, name, passwordHash, now: clock.now() });
      return user === null ? null : signIn(tx, user);
    });
    if (answer !== null) return ok(c, answer, 201);
    background.run('already_registered_mail', () => tellOwner(email));
    throw new HttpError(422, 'registration_failed', texts.auth.registerFailed);
  });

  async function tellOwner(email: string): Promise<void> {
    const owner = await findByEmail(db, email);
    if (owner === null || (await isOver(rates.forgotByAccount, owner.email))) return;
    await mail.send(alreadyRegisteredLetter(owner, `${settings.publicUrl}/login`));
  }

  /** Whether a mail to this address would be one too many. */
  async function isOver(rate: (typeof rates)['forgotByAccount'], email: string): Promise<boolean> {
    try {
      await limiter.count(rate, email.toLowerCase());
      return false;
    } catch (error) {
      if (error instanceof HttpError) return true;
      throw error;
    }
  }

  routes.post('/auth/login', async (c) => {
    const { email, password } = validate(loginSchema, await readJson(c));
    const account = email.toLowerCase();
    const pair = `${addressOf(c)}\n${account}`;
    await limiter.count(rates.signInByAddress, addressOf(c));
    await limiter.count(rates.signInByAddressAndAccount, pair);
    await limiter.count(rates.signInByAccount, account);
    const user = await findByEmail(db, email);
    const isRight = await passwords.verify(user?.password_hash ?? null, password);
    if (user === null || !isRight) throw unauthorized(texts.auth.loginFailed);
    await limiter.forget(rates.signInByAddressAndAccount, pair);
    const answer = await db.transaction((tx) => signIn(tx, user));
    if (passwords.isOutdated(user.password_hash))
      background.run('rehash_password', () => rehash(user, password));
    return ok(c, answer);
  });

  /** Makes an old hash as strong as today's, unless the password was changed in the meantime. */
  async function rehash(user: UserRow, password: string): Promise<void> {
    await db.query('UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
      user.id,
      user.password_hash,
      await passwords.hash(password),
    ]);
  }

  routes.post('/auth/refresh', async (c) => {
    await limiter.count(rates.refreshByAddress, addressOf(c));
    const rotation = await rotate(db, await readRefreshToken(c), clock.now());
    if (rotation.outcome === 'reused') logger.warn('refresh_token_reused', { session: rotation.familyId });
    const user = rotation.outcome === 'rotated' ? await findById(db, rotation.userId) : null;
    if (rotation.outcome !== 'rotated' || user === null) throw unauthorized(texts.auth.sessionEnded);
    return ok(c, await tokensFor(user, rotation.session));
  });

  routes.post('/auth/logout', async (c) => {
    await revokeByToken(db, await readRefreshToken(c), clock.now());
    return noContent(c);
  });

  routes.post('/auth/forgot-password', async (c) => {
    const { email } = validate(forgotPasswordSchema, await readJson(c));
    await limiter.count(rates.forgotByAddress, addressOf(c));
    await limiter.count(rates.forgotByAccount, email.toLowerCase());
    // Looked up after the answer: time tells nothing.
    background.run('password_reset_mail', () => sendResetLink(email));
    return ok(c, { message: forgotAnswer });
  });

  async function sendResetLink(email: string): Promise<void> {
    const user = await findByEmail(db, email);
    if (user === null || !user.active) return;
    const token = await addResetToken(db, user.id, clock.now());
    await mail.send(passwordResetLetter(user, settings.publicUrl + resetLinkPath(token, user.email)));
  }

  routes.post('/auth/reset-password', async (c) => {
    const { token, password } = validate(resetPasswordInputSchema, await readJson(c));
    await limiter.count(rates.resetByAddress, addressOf(c));
    const now = clock.now();
    if (!(await isResetTokenValid(db, token, now))) throw resetRefused();
    const passwordHash = await passwords.hash(password);
    const user = await db.transaction(async (tx) => {
      const userId = await useResetToken(tx, token, now);
      const owner = userId === null ? null : await findById(tx, userId);
      if (owner === null || !owner.active) throw resetRefused();
      await changePassword(tx, owner.id, passwordHash, now);
      await revokeAll(tx, owner.id, now);
      await voidResetTokens(tx, owner.id);
      return owner;
    });
    background.run('password_changed_mail', () => mail.send(passwordChangedLetter(user)));
    return ok(c, { message: texts.auth.resetDone });
  });

  return routes;
}

const resetRefused = (): HttpError => invalid({ token: [texts.auth.resetFailed] });

/** @throws HttpError 401 when the body holds none: for the caller this is the same as one that has run out */
async function readRefreshToken(c: ApiContext): Promise<string> {
  const { refresh_token: token } = await readJson(c);
  if (typeof token !== 'string' || token === '' || token.length > 512)
    throw unauthorized(texts.errors.noRefreshToken);
  return token;
}
