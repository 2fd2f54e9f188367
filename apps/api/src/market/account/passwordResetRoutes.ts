import { forgotPasswordSchema, resetPasswordInputSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import {
  invalid,
  okMessage,
  readJson,
  validate,
  type ApiApp,
  type ApiEnv,
  type HttpError,
} from '../../platform/http/index.ts';
import {
  addressSubject,
  countByAddress,
  createLimiter,
  rates,
  requesterAt,
} from '../../platform/limits/index.ts';
import { createKnownSignIns, originOfSignIn } from '../session/index.ts';
import { createPasswords, findById } from '../users/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import { refuseGuessable } from './commonPasswords.ts';
import { ownerOfResetToken, useResetToken } from './resetTokens.ts';
import { takeOver } from './takeover.ts';

export function passwordResetRoutes(deps: Deps): ApiApp {
  const { db, changes, clock, jobs } = deps;
  const passwords = createPasswords(deps.passwordCost);
  const known = createKnownSignIns(deps);
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  routes.post('/auth/forgot-password', countByAddress(limiter, rates.forgotByAddress), async (c) => {
    const { email } = validate(forgotPasswordSchema, await readJson(c));
    const from = addressSubject(c.get('clientAddress'));
    await limiter.count(rates.forgotByAddressAndAccount, `${from}\n${email.toLowerCase()}`);
    // The account is looked up after the response, so that timing doesn't reveal whether it exists.
    await jobs.add(db, 'password_reset', { email });
    log.done('password_reset_asked', { account: email, from });
    // Doesn't reveal whether there is an account.
    return okMessage(c, texts.refusals.account.resetSent);
  });

  routes.post('/auth/reset-password', countByAddress(limiter, rates.resetByAddress), async (c) => {
    const { token, password } = validate(resetPasswordInputSchema, await readJson(c));
    const from = addressSubject(c.get('clientAddress'));
    const now = clock.now();
    const asked = await ownerOfResetToken(db, token, now);
    const person = asked === null ? null : await findById(db, asked);
    if (person === null) throw invalidResetToken();
    await refuseGuessable(password, 'password', person);
    const passwordHash = await passwords.hash(password, requesterAt(c.get('clientAddress')));
    const user = await changes.of('person_verified').transaction(async (tx) => {
      const userId = await useResetToken(tx, token, now);
      const owner = userId === null ? null : await findById(tx, userId);
      if (owner === null || !owner.active) throw invalidResetToken();
      await takeOver(deps, tx, owner, passwordHash);
      // Lets the owner sign in from here even while others' wrong passwords block the account.
      await known.remember(tx, owner.id, originOfSignIn(c));
      await jobs.add(tx, 'password_changed', { userId: owner.id });
      return owner;
    });
    log.done('password_reset', { userId: user.id, from });
    return okMessage(c, texts.auth.resetDone);
  });

  return routes;
}

const invalidResetToken = (): HttpError => invalid({ token: [texts.auth.resetFailed] });
