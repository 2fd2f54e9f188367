import { type ConfirmationPreview, confirmEmailInputSchema, maskEmail, texts } from '@porchlight/domain';
import { Hono } from 'hono';
import { sqlState, UNIQUE_VIOLATION } from '../../platform/db/index.ts';
import type { Deps } from '../../deps.ts';
import {
  conflict,
  invalid,
  ok,
  okMessage,
  readJson,
  requireUser,
  unauthorized,
  validate,
  type ApiApp,
  type ApiEnv,
} from '../../platform/http/index.ts';
import { addressSubject, countByAddress, createLimiter, rates } from '../../platform/limits/index.ts';
import { endSuspensionOfAdministrator } from '../moderation/index.ts';
import { createSecurityLog } from '../../platform/securityLog.ts';
import {
  findById,
  lockById,
  proveEmail,
  setPendingEmail,
  unprovenEmail,
  type UserRow,
} from '../users/index.ts';
import { readConfirmation, useConfirmation } from './confirmations.ts';
import { deleteAccount } from './deletion.ts';
import { voidResetTokens } from './resetTokens.ts';

interface Claim {
  user: UserRow;
  email: string;
}

/** Whether the address is the account's current or pending one; `null` when it is neither anymore. */
function claimedAs({ user, email }: Claim): ConfirmationPreview['kind'] | null {
  const isEmail = (other: string | null): boolean => other?.toLowerCase() === email.toLowerCase();
  if (!user.active) return null;
  if (isEmail(user.pending_email)) return 'change';
  return isEmail(user.email) && !user.verified ? 'account' : null;
}

/** Confirming an email address, or disowning an account that another user registered with it. */
export function confirmationRoutes(deps: Deps): ApiApp {
  const { db, changes, clock, jobs, settings } = deps;
  const limiter = createLimiter(deps);
  const log = createSecurityLog(deps);
  const routes = new Hono<ApiEnv>();

  // POST requests, and never the link itself: mail scanners open every link, and some run the page's scripts.
  // Opening the page requests this preview; only pressing a button confirms or disowns.
  routes.post('/auth/confirm-email/preview', countByAddress(limiter, rates.previewByAddress), async (c) => {
    const { token } = validate(confirmEmailInputSchema, await readJson(c));
    const proof = await readConfirmation(db, token, clock.now());
    const user = proof === null ? null : await findById(db, proof.userId);
    const kind = proof === null || user === null ? null : claimedAs({ user, email: proof.email });
    if (proof === null || user === null || kind === null) throw invalidLink();
    return ok(c, {
      kind,
      name: user.name,
      email: maskEmail(proof.email),
      created_at: user.created_at.toISOString(),
    } satisfies ConfirmationPreview);
  });

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
    return okMessage(c, texts.auth.confirmDone);
  });

  async function confirm(token: string): Promise<{ before: UserRow; after: UserRow }> {
    const now = clock.now();
    try {
      return await changes.of('person_verified').transaction(async (tx) => {
        const proof = await useConfirmation(tx, token, now);
        const before = proof === null ? null : await findById(tx, proof.userId);
        const after = proof === null ? null : await proveEmail(tx, proof.userId, proof.email, now);
        if (before === null || after === null) throw invalidLink();
        await endSuspensionOfAdministrator(tx, settings, after.id);
        if (before.email !== after.email) {
          await voidResetTokens(tx, after.id);
          const { email: oldEmail, verified: wasProven } = before;
          await jobs.add(tx, 'email_changed', { userId: after.id, oldEmail, wasProven });
        }
        return { before, after };
      });
    } catch (error) {
      // Another user registered with the address at the same moment.
      throw sqlState(error) === UNIQUE_VIOLATION ? invalidLink() : error;
    }
  }

  // Disowning an unconfirmed account deletes it: it has no usable email address. For a confirmed account only
  // the pending address is removed.
  routes.post('/auth/confirm-email/disown', countByAddress(limiter, rates.confirmByAddress), async (c) => {
    const { token } = validate(confirmEmailInputSchema, await readJson(c));
    const from = addressSubject(c.get('clientAddress'));
    const user = await changes.of('person_deleted').transaction(async (tx) => {
      const proof = await useConfirmation(tx, token, clock.now());
      const claimant = proof === null ? null : await lockById(tx, proof.userId);
      const kind =
        proof === null || claimant === null ? null : claimedAs({ user: claimant, email: proof.email });
      if (claimant === null || kind === null) throw invalidLink();
      if (kind === 'change') await setPendingEmail(tx, claimant.id, null, clock.now());
      else await deleteAccount(deps, tx, claimant.id);
      return claimant;
    });
    log.done('email_disowned', { userId: user.id, from });
    return okMessage(c, texts.auth.disownDone);
  });

  routes.post('/auth/confirm-email/resend', async (c) => {
    const viewer = await requireUser(c);
    const user = await findById(db, viewer.id);
    if (user === null) throw unauthorized();
    if (unprovenEmail(user) === null) throw conflict(texts.auth.confirmNeedless, 'already_confirmed');
    await limiter.count(rates.confirmLinkByUser, viewer.id);
    await jobs.add(db, 'confirm_email', { userId: viewer.id });
    return okMessage(c, texts.auth.confirmSent);
  });

  return routes;
}

const invalidLink = () => invalid({ token: [texts.auth.confirmFailed] });
