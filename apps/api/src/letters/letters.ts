import { resetLinkPath } from '@porchlight/domain';
import { addResetToken } from '../account/resetTokens.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/index.ts';
import { createLimiter, rates } from '../limits/index.ts';
import {
  alreadyRegisteredMail,
  contactMail,
  emailChangedMail,
  passwordChangedMail,
  passwordResetMail,
  reportMail,
  reportReceivedMail,
} from '../mail/index.ts';
import type { JobTry, LetterPayloads, MailMessage } from '../ports/index.ts';
import { findContactMessage, findReport } from '../support/store.ts';
import { findByEmail, findById, type UserRow } from '../users/index.ts';

/** How each kind of letter is written when it is sent, from what is true by then. Null: there is nobody to write to. */
export const letters: {
  readonly [Kind in keyof LetterPayloads]: (
    deps: Deps,
    payload: LetterPayloads[Kind],
    current: JobTry,
  ) => Promise<MailMessage | null>;
} = {
  async password_reset({ db, clock, settings }, { email }) {
    const user = await findByEmail(db, email);
    if (user === null || !user.active) return null;
    // Made now, so that it is stored hashed only. A second try gives another link; one used voids the other.
    const token = await addResetToken(db, user.id, clock.now());
    return passwordResetMail(user, settings.publicUrl + resetLinkPath(token, user.email));
  },
  password_changed: ({ db }, { userId }) => toUser(db, userId, passwordChangedMail),
  email_changed: ({ db }, { userId, oldEmail }) =>
    toUser(db, userId, ({ name }) => emailChangedMail({ name, email: oldEmail })),
  async already_registered(deps, { userId }, { number }) {
    return toUser(deps.db, userId, async (owner) =>
      // Counted once a letter, and not once a try.
      number === 1 && (await hasEnoughMail(deps, owner))
        ? null
        : alreadyRegisteredMail(owner, `${deps.settings.publicUrl}/login`),
    );
  },
  async contact({ db }, { messageId }) {
    const message = await findContactMessage(db, messageId);
    return message === null ? null : contactMail(message, messageId);
  },
  async report({ db }, { reportId }) {
    const report = await findReport(db, reportId);
    return report === null ? null : reportMail(report, reportId);
  },
  async report_received({ db }, { reportId }) {
    const report = await findReport(db, reportId);
    return report === null ? null : reportReceivedMail(report, reportId);
  },
};

async function toUser(
  db: Deps['db'],
  userId: string,
  write: (user: UserRow) => MailMessage | null | Promise<MailMessage | null>,
): Promise<MailMessage | null> {
  const user = await findById(db, userId);
  return user === null ? null : write(user);
}

/** Whether one more mail to this person would be too many. */
async function hasEnoughMail(deps: Deps, { email }: UserRow): Promise<boolean> {
  try {
    await createLimiter(deps).count(rates.forgotByAccount, email.toLowerCase());
    return false;
  } catch (error) {
    if (error instanceof HttpError) return true;
    throw error;
  }
}
