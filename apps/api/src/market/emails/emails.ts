import {
  confirmLinkPath,
  type Language,
  pagePaths,
  pathIn,
  renewPath,
  resetLinkPath,
} from '@porchlight/domain';
import { addConfirmation } from '../account/confirmations.ts';
import { addResetToken } from '../account/resetTokens.ts';
import type { Deps } from '../../deps.ts';
import { createLimiter, rates, type Rate } from '../../platform/limits/index.ts';
import {
  alreadyRegisteredMail,
  claimedAddressMail,
  confirmEmailMail,
  contactMail,
  emailChangeAskedMail,
  emailChangedMail,
  exportReadyMail,
  listingExpiresMail,
  passwordChangedMail,
  passwordResetMail,
  reportMail,
  reportReceivedMail,
} from './templates.ts';
import {
  addressSuspendedMail,
  decidedMail,
  decisionUndoneMail,
  reportDecidedMail,
} from './decisionTemplates.ts';
import { findExpiring } from '../myListings/index.ts';
import {
  dailyEmail,
  frequencyOf,
  notificationEmail,
  stopLinks,
  deferToDaily,
} from '../notifications/index.ts';
import { findDecided, suspendedUntil } from '../moderation/index.ts';
import type { JobTry, EmailPayloads, MailMessage } from '../../platform/ports/index.ts';
import { findContactMessage, findReport } from '../support/store.ts';
import { findByEmail, findById, unprovenEmail, type UserRow } from '../users/index.ts';

/** Writes each kind of email at the time of sending, from current data; `null` when there is no recipient anymore. */
export const emails: {
  readonly [Kind in keyof EmailPayloads]: (
    deps: Deps,
    payload: EmailPayloads[Kind],
    current: JobTry,
  ) => Promise<MailMessage | null>;
} = {
  async password_reset(deps, { email }, current) {
    const { db, clock, settings } = deps;
    const user = await findByEmail(db, email);
    if (user === null || !user.active || !(await mayWrite(deps, resetRate, user.email, current))) return null;
    // Created only now, so that just its hash is stored. A retry sends another link; using one voids the others.
    const token = await addResetToken(db, user.id, clock.now());
    return passwordResetMail(user, linkTo(settings, user.locale, resetLinkPath(token, user.email)));
  },
  export_ready: ({ db, settings }, { userId }) =>
    toUser(db, userId, (user) => exportReadyMail(user, linkTo(settings, user.locale, pagePaths.profile))),
  password_changed: ({ db }, { userId }) => toUser(db, userId, passwordChangedMail),
  email_changed: ({ db }, { userId, oldEmail, wasProven }) =>
    toUser(db, userId, ({ name, locale }) =>
      emailChangedMail({ name, email: oldEmail, verified: wasProven, locale }),
    ),
  confirm_email: (deps, { userId }, current) =>
    toUser(deps.db, userId, (user) => toUnproven(deps, user, current)),
  email_change_asked: ({ db }, { userId }) => toUser(db, userId, emailChangeAskedMail),
  already_registered: (deps, { userId }, current) =>
    toUser(deps.db, userId, (owner) => toOwner(deps, owner, current)),
  async address_suspended(deps, { email, language = 'en' }, current) {
    const until = await suspendedUntil(deps.db, deps, email);
    if (until === undefined || !(await mayWrite(deps, noticeRate, email, current))) return null;
    return addressSuspendedMail(email, until, language);
  },
  async contact({ db }, { messageId }) {
    const message = await findContactMessage(db, messageId);
    return message === null ? null : contactMail(message, messageId);
  },
  async report({ db }, { reportId }) {
    const found = await findReport(db, reportId);
    return found === null ? null : reportMail(found.report, reportId);
  },
  async listing_expires(deps, { listingId }) {
    const { db, settings, clock } = deps;
    const found = await findExpiring(db, listingId);
    if (found === null) return null;
    const userId = found.owner.id;
    const frequency = await frequencyOf(db, userId, 'expiry');
    if (frequency === 'off') return null;
    // The daily email names listings, so it goes to confirmed addresses only; other users get this one.
    if (frequency === 'daily' && found.owner.verified) {
      const now = clock.now();
      await deferToDaily(db, { kind: 'expiry', userId, subjectId: listingId, what: '' }, { since: now, now });
      return null;
    }
    return listingExpiresMail(
      found,
      linkTo(settings, found.owner.locale, renewPath(listingId)),
      stopLinks(deps, found.owner, ['expiry']),
    );
  },
  notification: (deps, subject, current) =>
    notificationEmail(deps, subject, current, ({ email }) => mayWrite(deps, newsRate, email, current)),
  daily_letter: dailyEmail,
  // Anyone can enter any address, so receipts are limited per recipient.
  async report_received(deps, { reportId }, current) {
    const found = await findReport(deps.db, reportId);
    if (found === null || !(await mayWrite(deps, receiptRate, found.report.reporter_email, current)))
      return null;
    return reportReceivedMail(found.report, reportId, found.language);
  },
  async decided({ db, settings }, { decisionId }) {
    const decision = await findDecided(db, decisionId);
    if (decision === null || decision.isUndone) return null;
    return toUser(db, decision.userId, (user) => decidedMail(user, decision, settings.publicUrl));
  },
  async decision_undone({ db }, { decisionId }) {
    const decision = await findDecided(db, decisionId);
    return decision === null
      ? null
      : toUser(db, decision.userId, (user) => decisionUndoneMail(user, decision));
  },
  async report_decided(deps, { reportId }, current) {
    const found = await findReport(deps.db, reportId);
    // Empty when the reporter's account was deleted.
    if (found === null || found.report.reporter_email === '') return null;
    const { report, language } = found;
    if (!(await mayWrite(deps, decidedRate, report.reporter_email, current))) return null;
    return reportDecidedMail(report.reporter_email, reportId, deps.settings.publicUrl, language);
  },
};

/** The URL of a page in a language. */
const linkTo = ({ publicUrl }: Deps['settings'], language: Language, path: string): string =>
  publicUrl + pathIn(language, path);

async function toUser(
  db: Deps['db'],
  userId: string,
  write: (user: UserRow) => MailMessage | null | Promise<MailMessage | null>,
): Promise<MailMessage | null> {
  const user = await findById(db, userId);
  return user === null ? null : write(user);
}

/** Rates of a kind of email: the normal one, and a slower one after that for emails that must never stop. */
interface EmailRate {
  first: Rate;
  later?: Rate;
}

const resetRate = { first: rates.forgotByAccount, later: rates.forgotByAccountLater };
const confirmRate = { first: rates.confirmLinkByRecipient, later: rates.confirmLinkByRecipientLater };
const noticeRate = { first: rates.noticeByRecipient };
const newsRate = { first: rates.newsByRecipient };
const decidedRate = { first: rates.reportDecidedByRecipient };
const receiptRate = { first: rates.reportReceiptByRecipient };

/**
 * Whether another email of a kind may go to an address. Whatever others request, it is a few an hour and then, for
 * links, one every ten minutes: no inbox is flooded, and the owner can still get one. Counted per email, not per
 * attempt.
 */
async function mayWrite(
  deps: Deps,
  { first, later }: EmailRate,
  email: string,
  { number }: JobTry,
): Promise<boolean> {
  if (number > 1) return true;
  const limiter = createLimiter(deps);
  const subject = email.toLowerCase();
  if (await limiter.allows(first, subject)) return true;
  return later !== undefined && limiter.allows(later, subject);
}

/**
 * Notifies the owner of an address that it was entered for another account; no other user may learn that there is
 * one. If the address isn't confirmed, another user may have made the account: the links take it over, or remove it.
 */
async function toOwner(deps: Deps, owner: UserRow, current: JobTry): Promise<MailMessage | null> {
  if (!(await mayWrite(deps, noticeRate, owner.email, current))) return null;
  const { db, clock, settings } = deps;
  // A deactivated account can be neither taken over nor removed.
  if (owner.verified || !owner.active)
    return alreadyRegisteredMail(owner, linkTo(settings, owner.locale, pagePaths.login));
  const { id: userId, email, locale } = owner;
  const reset = await addResetToken(db, userId, clock.now());
  const confirmation = await addConfirmation(db, { userId, email }, clock.now());
  return claimedAddressMail(
    email,
    {
      reset: linkTo(settings, locale, resetLinkPath(reset, email)),
      remove: linkTo(settings, locale, confirmLinkPath(confirmation)),
    },
    locale,
  );
}

/** The email with the confirmation link. For a taken address, its owner gets a notice instead. */
async function toUnproven(deps: Deps, user: UserRow, current: JobTry): Promise<MailMessage | null> {
  const { db, clock, settings } = deps;
  const email = unprovenEmail(user);
  if (email === null || !user.active) return null;
  const owner = await findByEmail(db, email);
  if (owner !== null && owner.id !== user.id) return toOwner(deps, owner, current);
  if (!(await mayWrite(deps, confirmRate, email, current))) return null;
  const token = await addConfirmation(db, { userId: user.id, email }, clock.now());
  return confirmEmailMail(email, linkTo(settings, user.locale, confirmLinkPath(token)), user.locale);
}
