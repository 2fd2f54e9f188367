import { confirmEmailInputSchema, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import { sqlState, UNIQUE_VIOLATION } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import {
  conflict,
  invalid,
  ok,
  readJson,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../http/index.ts';
import { addressSubject, countByAddress, createLimiter, rates } from '../limits/index.ts';
import { createSecurityLog } from '../securityLog.ts';
import { findById, proveEmail, unprovenEmail, type UserRow } from '../users/index.ts';
import { useConfirmation } from './confirmations.ts';
import { voidResetTokens } from './resetTokens.ts';

/** Proving that an address is one's own. */
export function confirmationRoutes(deps: Deps): ApiApp {
  const { db, changes, clock, jobs } = deps;
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  // A POST, and never the link itself: programs that look into mails open every link there is.
  routes.post('/auth/confirm-email', countByAddress(limiter, rates.confirmByAddress), async (c) => {
    const { token } = validate(confirmEmailInputSchema, await readJson(c));
    const from = addressSubject(c.get('clientAddress'));
    const { before, after } = await confirm(token);
    const hasMoved = before.email !== after.email;
    log.done(hasMoved ? 'email_changed' : 'email_confirmed', {
      userId: after.id,
      account: after.email,
      from,
    });
    return ok(c, { message: texts.auth.confirmDone });
  });

  async function confirm(token: string): Promise<{ before: UserRow; after: UserRow }> {
    const now = clock.now();
    try {
      return await changes.of('person_verified').transaction(async (tx) => {
        const proof = await useConfirmation(tx, token, now);
        const before = proof === null ? null : await findById(tx, proof.userId);
        const after = proof === null ? null : await proveEmail(tx, proof.userId, proof.email, now);
        if (before === null || after === null) throw invalidLink();
        if (before.email !== after.email) {
          await voidResetTokens(tx, after.id);
          const { email: oldEmail, verified: wasProven } = before;
          await jobs.add(tx, 'email_changed', { userId: after.id, oldEmail, wasProven });
        }
        return { before, after };
      });
    } catch (error) {
      // Somebody has registered with the address in this very moment.
      throw sqlState(error) === UNIQUE_VIOLATION ? invalidLink() : error;
    }
  }

  routes.post('/auth/confirm-email/resend', async (c) => {
    const viewer = await requireUser(c);
    const user = await findById(db, viewer.id);
    if (user === null) throw unauthorized();
    if (unprovenEmail(user) === null) throw conflict(texts.auth.confirmNeedless, 'already_confirmed');
    await limiter.count(rates.confirmLinkByUser, viewer.id);
    await jobs.add(db, 'confirm_email', { userId: viewer.id });
    return ok(c, { message: texts.auth.confirmSent });
  });

  return routes;
}

const invalidLink = () => invalid({ token: [texts.auth.confirmFailed] });
