import { registerInputSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { HttpError, ok, readJson, validate, type ApiApp, type ApiEnv } from '../http/index.ts';
import { addressSubject, createLimiter, rates } from '../limits/index.ts';
import { alreadyRegisteredMail } from '../mail/index.ts';
import { createSignIn } from '../session/index.ts';
import { createPasswords, findByEmail, insertUser } from '../users/index.ts';

/** Registering, which signs in as well. */
export function registrationRoutes(deps: Deps): ApiApp {
  const { db, clock, ids, background, mail, settings } = deps;
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
      return user === null ? null : signIn(tx, user);
    });
    if (answer !== null) return ok(c, answer, 201);
    background.run('already_registered_mail', () => notifyOwner(email));
    throw new HttpError(422, 'registration_failed', texts.auth.registerFailed);
  });

  /** The answer must not tell that an address is taken; its owner may know. */
  async function notifyOwner(email: string): Promise<void> {
    const owner = await findByEmail(db, email);
    if (owner === null || (await hasEnoughMail(owner.email))) return;
    await mail.send(alreadyRegisteredMail(owner, `${settings.publicUrl}/login`));
  }

  /** Whether one more mail to this address would be too many. */
  async function hasEnoughMail(email: string): Promise<boolean> {
    try {
      await limiter.count(rates.forgotByAccount, email.toLowerCase());
      return false;
    } catch (error) {
      if (error instanceof HttpError) return true;
      throw error;
    }
  }

  return routes;
}
