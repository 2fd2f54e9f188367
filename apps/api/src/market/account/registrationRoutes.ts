import { registerInputSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { HttpError, ok, readJson, validate, type ApiApp, type ApiEnv } from '../../platform/http/index.ts';
import { languageOf } from '../../platform/language/index.ts';
import {
  addressSubject,
  countByAddress,
  createLimiter,
  rates,
  requesterAt,
} from '../../platform/limits/index.ts';
import { suspendedUntil } from '../moderation/index.ts';
import { createSignIn } from '../session/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { createPasswords, findByEmail, holdByEmail, insertUser } from '../users/index.ts';
import { refuseGuessable } from './commonPasswords.ts';
import { refuseStaffName } from './staffNames.ts';

/** Registering, which also signs in. */
export function registrationRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const { signIn } = createSignIn(deps);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  routes.post('/auth/register', countByAddress(limiter, rates.registerAttemptsByAddress), async (c) => {
    const { name, email, password } = validate(registerInputSchema, await readJson(c));
    await refuseStaffName(name);
    await refuseGuessable(password, 'password', { name, email });
    const from = addressSubject(c.get('clientAddress'));
    await limiter.count(rates.registerByAddress, from);
    // Always hashed, so that timing doesn't reveal a taken address.
    const passwordHash = await passwords.hash(password, requesterAt(c.get('clientAddress')));
    const language = languageOf(c);
    const made = await db.transaction(async (tx) => {
      // Waits for a deletion in progress of an account with this address.
      await holdByEmail(tx, email);
      if ((await suspendedUntil(tx, deps, email)) !== undefined) {
        await jobs.add(tx, 'address_suspended', { email, language });
        return null;
      }
      const user = await insertUser(tx, {
        id: ids.next(),
        email,
        name,
        passwordHash,
        language,
        now: clock.now(),
      });
      if (user !== null) {
        await jobs.add(tx, 'confirm_email', { userId: user.id });
        return { user, answer: await signIn(tx, user, c) };
      }
      // The response must not reveal that an address is taken or was suspended; an email tells its owner.
      const owner = await findByEmail(tx, email);
      if (owner !== null) await jobs.add(tx, 'already_registered', { userId: owner.id });
      return null;
    });
    if (made !== null) {
      log.done('registered', { userId: made.user.id, account: email, from });
      return ok(c, made.answer, 201);
    }
    throw new HttpError(422, 'registration_failed', texts.auth.registerFailed);
  });

  return routes;
}
