import { registerInputSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { HttpError, ok, readJson, validate, type ApiApp, type ApiEnv } from '../http/index.ts';
import { addressSubject, createLimiter, rates } from '../limits/index.ts';
import { createSignIn } from '../session/index.ts';
import { createPasswords, findByEmail, insertUser } from '../users/index.ts';

/** Registering, which signs in as well. */
export function registrationRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const { signIn } = createSignIn(deps);
  const limiter = createLimiter(deps);
  const routes = new Hono<ApiEnv>();

  routes.post('/auth/register', async (c) => {
    const { name, email, password } = validate(registerInputSchema, await readJson(c));
    await limiter.count(rates.registerByAddress, addressSubject(c.get('clientAddress')));
    // Always hashed, so that a taken address takes as long as a free one.
    const passwordHash = await passwords.hash(password);
    const answer = await db.transaction(async (tx) => {
      const user = await insertUser(tx, { id: ids.next(), email, name, passwordHash, now: clock.now() });
      if (user !== null) return signIn(tx, user);
      // The answer must not tell that an address is taken; its owner may know.
      const owner = await findByEmail(tx, email);
      if (owner !== null) await jobs.add(tx, 'already_registered', { userId: owner.id });
      return null;
    });
    if (answer !== null) return ok(c, answer, 201);
    throw new HttpError(422, 'registration_failed', texts.auth.registerFailed);
  });

  return routes;
}
