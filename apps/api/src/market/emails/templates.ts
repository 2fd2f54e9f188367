import { brand, limits, type ContactMessage, type Report } from '@porchlight/domain';

import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailListing } from './emailParts.ts';
import { toMail } from './toMail.ts';

/**
 * The recipient of an email. Anyone can register with any address, under any name: an email to an unconfirmed address
 * contains no typed text.
 */
export interface Person {
  name: string;
  email: string;
  verified: boolean;
}

export const stranger = 'Hello,';
export const greetingOf = ({ name, verified }: Person): string => (verified ? `Hello ${name},` : stranger);

/** A report's id in short, as people can say it on the phone: the end of a UUID of version 7 is random. */
export const reportNumber = (id: string): string => `#${id.slice(-6).toUpperCase()}`;

/** To an unconfirmed address. @param link URL that confirms it */
export function confirmEmailMail(email: string, link: string): MailMessage {
  return toMail({
    to: email,
    subject: `Confirm your email address for ${brand.name}`,
    greeting: stranger,
    parts: [
      `Someone entered this address for a ${brand.name} account. Open the account to see whose it is. If it’s yours, confirm the address there:`,
      { link, label: 'See the account' },
      `The link works for ${limits.confirmTokenHours} hours, or until the address is confirmed or removed.`,
      'If you didn’t create this account, don’t confirm. You can ignore this email, or choose “This isn’t me” on the page to remove your address from the account.',
    ],
  });
}

/** To the current address when a new one was entered, because another user may have done it. */
export function emailChangeAskedMail(person: Person): MailMessage {
  return toMail({
    to: person.email,
    subject: `A new email address for your ${brand.name} account`,
    greeting: greetingOf(person),
    parts: [
      `Someone entered a new email address for your ${brand.name} account. Until that address is confirmed, nothing changes: we email you here, and you sign in with this address.`,
      `If that wasn’t you, change your password right away, which also cancels the new address, and write to ${brand.supportEmail}.`,
    ],
  });
}

/** @param link URL of the form for a new password */
export function passwordResetMail(person: Person, link: string): MailMessage {
  return toMail({
    to: person.email,
    subject: `Reset your ${brand.name} password`,
    greeting: greetingOf(person),
    parts: [
      `Someone asked to reset the password of your ${brand.name} account. If that was you, choose a new one here:`,
      { link, label: 'Choose a new password' },
      `The link works once, for ${limits.resetTokenMinutes} minutes.`,
      'If it wasn’t you, you can ignore this email. Your password hasn’t changed.',
    ],
  });
}

/** @param link the profile: only the session that requested the export can download it */
export function exportReadyMail(person: Person, link: string): MailMessage {
  return toMail({
    to: person.email,
    subject: `Your ${brand.name} data is ready`,
    greeting: greetingOf(person),
    parts: [
      'The copy of your data is ready. Download it from your profile, on the device where you asked for it:',
      { link, label: 'Open your profile' },
      `We delete it ${limits.exportHours} hours after you asked for it, or when you sign out there or change your password.`,
      `If you didn’t ask for it, change your password and write to ${brand.supportEmail}.`,
    ],
  });
}

export function passwordChangedMail(person: Person): MailMessage {
  return toMail({
    to: person.email,
    subject: `Your ${brand.name} password was changed`,
    greeting: greetingOf(person),
    parts: [
      `The password of your ${brand.name} account was just changed, and your other devices were signed out.`,
      `If that wasn’t you, choose a new password right away with the “Forgot password” link on the sign-in page, and write to ${brand.supportEmail}.`,
    ],
  });
}

/** To the old address, because another user may have changed it. */
export function emailChangedMail(person: Person): MailMessage {
  return toMail({
    to: person.email,
    subject: `Your ${brand.name} email address was changed`,
    greeting: greetingOf(person),
    parts: [
      `The email address of your ${brand.name} account was just changed. From now on, we email you at the new address, and you sign in with it.`,
      `If that wasn’t you, write to ${brand.supportEmail} right away.`,
    ],
  });
}

/** Unsubscribe links for some kinds of emails. */
export interface StopLinks {
  unsubscribe: string;
  /** The URL for a mail program's one-click POST. */
  oneClick: string;
}

/** For emails that a user can unsubscribe from. */
export const stoppedBy = ({ unsubscribe, oneClick }: StopLinks) => ({
  foot: { link: unsubscribe, label: 'Unsubscribe' },
  unsubscribe: oneClick,
});

/**
 * A week before a listing expires.
 * @param expiring the listing is named only for a confirmed address
 * @param link renews it after sign-in
 */
export function listingExpiresMail(
  { owner, listing, expiresAt }: { owner: Person; listing: EmailListing; expiresAt: Date },
  link: string,
  links: StopLinks,
): MailMessage {
  const what = owner.verified ? `“${listing.title}”` : 'One of your listings';
  const day = expiresAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return toMail({
    to: owner.email,
    subject: `${what} expires on ${day}`,
    greeting: greetingOf(owner),
    parts: [
      `${what} expires on ${day}. If it’s still available, renew it for another ${limits.listingDays} days:`,
      ...(owner.verified ? [{ listing }] : []),
      { link, label: 'Renew the listing' },
      'If it’s gone, you don’t need to do anything.',
    ],
    ...stoppedBy(links),
  });
}

/** @param loginLink URL of the sign-in page */
export function alreadyRegisteredMail(person: Person, loginLink: string): MailMessage {
  return toMail({
    to: person.email,
    subject: `You already have a ${brand.name} account`,
    greeting: greetingOf(person),
    parts: [
      `Someone entered this address for another ${brand.name} account. You already have one, so nothing has changed. You can sign in here:`,
      { link: loginLink, label: 'Sign in' },
      'If it wasn’t you, you can ignore this email.',
    ],
  });
}

/**
 * To an address that was entered for another account, while its own account never confirmed it: another user may have
 * made that one.
 */
export function claimedAddressMail(email: string, links: { reset: string; remove: string }): MailMessage {
  return toMail({
    to: email,
    subject: `Your email address is used by a ${brand.name} account`,
    greeting: stranger,
    parts: [
      `Someone entered this address for a ${brand.name} account. One already uses it, but the address was never confirmed. To use that account, choose a new password:`,
      { link: links.reset, label: 'Choose a new password' },
      `The link works once, for ${limits.resetTokenMinutes} minutes. It confirms your address and signs out every device. If someone else created the account, check its name and listings after you sign in.`,
      'If you don’t want this account, choose “This isn’t me” on this page. It deletes the account and frees your address:',
      { link: links.remove, label: 'Remove my address', isMinor: true },
      'You can also ignore this email. The address then stays unconfirmed.',
    ],
  });
}

/** Lines 'Label: value' of a form; a value can't add a line. */
function facts(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([label, value]) => `${label}: ${value?.replaceAll(/[\s\u0085]+/gu, ' ')}`)
    .join('\n');
}

export function contactMail(contact: ContactMessage, id: string): MailMessage {
  const { name, email, category, subject, message } = contact;
  return {
    to: brand.supportEmail,
    replyTo: email,
    subject: `[${category}] ${subject}`,
    text: [
      facts({ From: `${name} (${email})`, Category: category, Subject: subject, Reference: id }),
      message,
    ].join('\n\n'),
  };
}

/** To the team that reviews reports. The urgency is part of the subject. */
export function reportMail(report: Report, id: string): MailMessage {
  return {
    to: brand.reportsEmail,
    replyTo: report.reporter_email,
    subject: `[${report.urgency}] ${report.report_type}: ${report.subject}`,
    text: [
      facts({
        From: `${report.reporter_name} (${report.reporter_email})`,
        Type: report.report_type,
        Urgency: report.urgency,
        'User reported': report.user_reported,
        Listing: report.listing_url,
        'Wants to hear back': report.contact_preference,
        Reference: `${reportNumber(id)} (${id})`,
      }),
      report.description,
      ...(report.evidence === undefined ? [] : [`Evidence:\n${report.evidence}`]),
    ].join('\n\n'),
  };
}

/** To the reporter. Doesn't repeat their text, because anyone can enter any address. */
export function reportReceivedMail(report: Pick<Report, 'reporter_email'>, id: string): MailMessage {
  return toMail({
    to: report.reporter_email,
    subject: `We received your report (${reportNumber(id)})`,
    greeting: stranger,
    parts: [
      `Thank you for your report to ${brand.name}. Our team reviews reports within ${limits.reportReviewHours} hours.`,
      `If you’re in danger, call ${limits.emergencyNumber}. To add something, reply to this email or write to ${brand.reportsEmail}.`,
      'If you didn’t report anything, someone entered your address by mistake, and you can ignore this email.',
    ],
    replyTo: brand.reportsEmail,
  });
}
