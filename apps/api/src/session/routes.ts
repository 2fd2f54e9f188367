import { limits, loginSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import {
  HttpError,
  noContent,
  ok,
  readJson,
  unauthorized,
  validate,
  type ApiApp,
  type ApiContext,
  type ApiEnv,
} from '../http/index.ts';
import { addressSubject, countByAddress, createLimiter, rates } from '../limits/index.ts';
import { errorFields } from '../logger.ts';
import { createSecurityLog } from '../securityLog.ts';
import { createPasswords, findByEmail, findById, updatePasswordHash, type UserRow } from '../users/index.ts';
import { createSignIn } from './signIn.ts';
import { revokeByToken, rotate } from './store.ts';

/** Signing in and out, and staying signed in. */
export function sessionRoutes(deps: Deps): ApiApp {
  const { db, clock, trustedClock, logger } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const { signIn, tokensFor } = createSignIn(deps);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  const addressOf = (c: ApiContext): string => addressSubject(c.get('clientAddress'));

  routes.post('/auth/login', countByAddress(limiter, rates.signInByAddress), async (c) => {
    const { email, password } = validate(loginSchema, await readJson(c));
    const account = email.toLowerCase();
    const pair = `${addressOf(c)}\n${account}`;
    await limiter.count(rates.signInByAddressAndAccount, pair);
    await limiter.count(rates.signInByAccount, account);
    const user = await findByEmail(db, email);
    const isRight = await passwords.verify(user?.password_hash ?? null, password);
    const who = { userId: user?.id, account: email, from: addressOf(c) };
    if (user === null || !isRight) {
      log.failed('sign_in_failed', who);
      throw unauthorized(texts.auth.loginFailed);
    }
    await limiter.forget(rates.signInByAddressAndAccount, pair);
    // Told to nobody who does not know the password.
    if (!user.active) {
      log.failed('sign_in_deactivated', who);
      throw deactivated();
    }
    const answer = await db.transaction((tx) => signIn(tx, user, c.req.header('user-agent')));
    log.done('signed_in', who);
    if (passwords.isOutdated(user.password_hash)) await rehash(user, password);
    return ok(c, answer);
  });

  /** Makes an old hash as strong as today's; if that fails, the next sign-in does it. No job: a password is never kept. */
  async function rehash(user: UserRow, password: string): Promise<void> {
    try {
      await updatePasswordHash(db, user, await passwords.hash(password));
    } catch (error) {
      logger.warn('rehash_failed', errorFields(error));
    }
  }

  routes.post('/auth/refresh', countByAddress(limiter, rates.refreshByAddress), async (c) => {
    const rotation = await rotate(db, await readRefreshToken(c), trustedClock.now());
    const user = rotation.userId === null ? null : await findById(db, rotation.userId);
    if (rotation.outcome === 'reused')
      log.failed('refresh_token_reused', { userId: rotation.userId, from: addressOf(c) });
    if (user?.active === false) throw deactivated();
    if (rotation.outcome !== 'rotated' || user === null) throw unauthorized(texts.auth.sessionEnded);
    return ok(c, await tokensFor(db, user, rotation.session));
  });

  routes.post('/auth/logout', countByAddress(limiter, rates.refreshByAddress), async (c) => {
    const userId = await revokeByToken(db, await readRefreshToken(c), clock.now());
    if (userId !== null) log.done('signed_out', { userId, from: addressOf(c) });
    return noContent(c);
  });

  return routes;
}

const deactivated = (): HttpError => new HttpError(403, 'account_deactivated', texts.auth.deactivated);

/** @throws HttpError 401 when the body holds none: for the caller this is the same as one that has run out */
async function readRefreshToken(c: ApiContext): Promise<string> {
  const { refresh_token: token } = await readJson(c);
  if (typeof token !== 'string' || token === '' || token.length > limits.tokenMax)
    throw unauthorized(texts.errors.noRefreshToken);
  return token;
}
