import { limits, loginSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
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
} from '../../platform/http/index.ts';
import {
  addressSubject,
  countByAddress,
  createLimiter,
  type Rate,
  rates,
  requesterAt,
} from '../../platform/limits/index.ts';
import { errorFields } from '../../platform/logger.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { createPasswords, findByEmail, findById, updatePasswordHash, type UserRow } from '../users/index.ts';
import { createKnownSignIns, originOfSignIn } from './knownSignIns.ts';
import { createSignIn } from './signIn.ts';
import { revokeByToken, rotate } from './store.ts';

export function sessionRoutes(deps: Deps): ApiApp {
  const { db, clock, trustedClock, logger } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const { signIn, tokensFor } = createSignIn(deps);
  const known = createKnownSignIns(deps);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  const addressOf = (c: ApiContext): string => addressSubject(c.get('clientAddress'));

  routes.post('/auth/login', countByAddress(limiter, rates.signInAttemptsByAddress), async (c) => {
    const { email, password } = validate(loginSchema, await readJson(c));
    const account = email.toLowerCase();
    const user = await findByEmail(db, email);
    const honest = await countSignIn(c, account, user);
    const isRight = await passwords.verify(
      user?.password_hash ?? null,
      password,
      requesterAt(c.get('clientAddress')),
    );
    const who = { userId: user?.id, account: email, from: addressOf(c) };
    if (user === null || !isRight) {
      log.failed('sign_in_failed', who);
      throw unauthorized(texts.auth.loginFailed);
    }
    await limiter.forget(...honest);
    // Reveal this only after the password has been checked.
    if (!user.active) {
      log.failed('sign_in_deactivated', who);
      throw deactivated();
    }
    const answer = await db.transaction((tx) => signIn(tx, user, c));
    log.done('signed_in', who);
    if (passwords.isOutdated(user.password_hash)) await rehash(c, user, password);
    return ok(c, answer);
  });

  /**
   * Counts a sign-in attempt: on a known device only per device, from a known address without attempts from
   * elsewhere.
   *
   * @returns the count to reset if the password is right
   * @throws HttpError 429
   */
  async function countSignIn(c: ApiContext, account: string, user: UserRow | null): Promise<[Rate, string]> {
    const { device, address } = originOfSignIn(c);
    const userId = user?.id ?? null;
    if (device !== null && (await known.knows(db, userId, 'device', device))) {
      const subject = `${device}\n${account}`;
      await limiter.count(rates.signInByDeviceAndHour, subject);
      await limiter.count(rates.signInByDevice, subject);
      return [rates.signInByDevice, subject];
    }
    const pair = `${address}\n${account}`;
    await limiter.count(rates.signInByAddress, address);
    await limiter.count(rates.signInByAddressAndAccount, pair);
    if (!(await known.knows(db, userId, 'address', address)))
      await limiter.count(rates.signInByAccount, account);
    return [rates.signInByAddressAndAccount, pair];
  }

  /**
   * Replaces an outdated hash; if that fails, the next sign-in does it. Not a job, because a password is never
   * stored.
   */
  async function rehash(c: ApiContext, user: UserRow, password: string): Promise<void> {
    try {
      const requester = requesterAt(c.get('clientAddress'));
      await updatePasswordHash(db, user, await passwords.hash(password, requester));
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

/** @throws HttpError 401 when the body contains none, as for an expired one */
async function readRefreshToken(c: ApiContext): Promise<string> {
  const { refresh_token: token } = await readJson(c);
  if (typeof token !== 'string' || token === '' || token.length > limits.tokenMax)
    throw unauthorized(texts.errors.noRefreshToken);
  return token;
}
