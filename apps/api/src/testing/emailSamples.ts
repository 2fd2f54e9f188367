import { type Language, pathIn, resetLinkPath } from '@porchlight/domain';
import {
  cheaperNews,
  dailyMail,
  messageNews,
  newsMail,
  offerNews,
} from '../market/emails/noticeTemplates.ts';
import {
  addressSuspendedMail,
  decidedMail,
  decisionUndoneMail,
  reportDecidedMail,
} from '../market/emails/decisionTemplates.ts';
import {
  alreadyRegisteredMail,
  claimedAddressMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  exportReadyMail,
  listingExpiresMail,
  passwordChangedMail,
  passwordResetMail,
  reportReceivedMail,
} from '../market/emails/templates.ts';
import type { EmailPayloads, MailMessage } from '../platform/ports/index.ts';

const token = 'Yk3v9Qe7rT5uWz1xAbCdEfGhIjKlMnOpQrStUvWxYz0';
const title = 'Oak table with two walnut chairs';
const listing = { title, price: '$215' };

type EmailSamples = {
  readonly [Kind in Exclude<keyof EmailPayloads, 'contact' | 'report'> | 'claimed_address']: MailMessage;
};

/** One email of each kind to users, in a language. */
export function emailSamplesIn(language: Language): EmailSamples {
  const ana = { name: 'Ana Morales', email: 'ana@porchlight.test', verified: true, locale: language };
  const publicUrl = 'https://porchlight.test';
  const at = (path: string): string => publicUrl + pathIn(language, path);
  const links = {
    unsubscribe: at(`/unsubscribe#token=${token}`),
    oneClick: `${publicUrl}/api/v1/notifications/unsubscribe`,
  };
  const thread = at(
    '/messages?listing=0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10&with=0197a2b0-88c1-7d7e-9f0e-3f2b1c9a5e10',
  );
  const decision = {
    subject: 'listing',
    title,
    listing: { id: '0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10', title, price: 215, price_type: 'fixed' },
    kind: 'hide_listing',
    reason: 'misleading',
    words: 'The photos show another table than the one you describe.',
    days: null,
  } as const;
  const page = at('/listings/0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10');
  return {
    password_reset: passwordResetMail(ana, at(resetLinkPath(token, 'ana@porchlight.test'))),
    password_changed: passwordChangedMail(ana),
    export_ready: exportReadyMail(ana, at('/profile')),
    confirm_email: confirmEmailMail(ana.email, at(`/confirm-email#token=${token}`), language),
    email_change_asked: emailChangeAskedMail(ana),
    email_changed: emailChangedMail(ana),
    already_registered: alreadyRegisteredMail(ana, at('/login')),
    // Sent as `already_registered` while the account hasn't confirmed its address.
    claimed_address: claimedAddressMail(
      ana.email,
      {
        reset: at(`/reset-password#token=${token}&for=ana%40porchlight.test`),
        remove: at(`/confirm-email#token=${token}`),
      },
      language,
    ),
    address_suspended: addressSuspendedMail(ana.email, new Date('2026-06-22T16:00:00.000Z'), language),
    report_received: reportReceivedMail(
      { reporter_email: ana.email },
      '0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10',
      language,
    ),
    report_decided: reportDecidedMail(ana.email, '0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10', publicUrl, language),
    decided: decidedMail(ana, decision, publicUrl),
    decision_undone: decisionUndoneMail(ana, decision),
    listing_expires: listingExpiresMail(
      {
        owner: ana,
        listing: {
          title: 'Oak dining table with six chairs, seats eight when it is pulled out',
          price: '$480 (obo)',
        },
        expiresAt: new Date('2026-06-22T16:00:00.000Z'),
      },
      at('/dashboard/my-listings?renew=0197a2b0-77c1-7d7e-9f0e-3f2b1c9a5e10'),
      links,
    ),
    notification: newsMail(
      ana,
      { ...messageNews(language, { name: 'Ben Whitaker', listing }, false), link: thread },
      links,
    ),
    daily_letter: dailyMail(
      ana,
      {
        news: [
          { ...offerNews(language, { name: 'Ben Whitaker', listing }, { amount: 200 }), link: thread },
          { ...cheaperNews(language, { title, price: 180, price_type: 'fixed' }, 215), link: page },
        ],
        more: 3,
      },
      links,
    ),
  };
}

/** In English, for stories and visual tests. */
export const emailSamples = emailSamplesIn('en');
