import { brand, type ContactMessage, type Language, locales, type Report } from '@porchlight/domain';

import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailListing } from './emailParts.ts';
import { toMail } from './toMail.ts';
import { wordsIn } from './wordsIn.ts';

/**
 * The recipient of an email. Anyone can register with any address, under any name: an email to an unconfirmed address
 * contains no typed text.
 */
export interface Person {
  name: string;
  email: string;
  verified: boolean;
  /** Language of their emails. */
  locale: Language;
}

export const strangerIn = (language: Language): string => wordsIn[language].shared.stranger;

/** Where an email to a user goes, and its greeting. */
export const toPerson = ({ name, email, verified, locale }: Person) => ({
  language: locale,
  to: email,
  greeting: verified ? wordsIn[locale].shared.hello(name) : strangerIn(locale),
});

/** A report's id in short, as people can say it on the phone: the end of a UUID of version 7 is random. */
export const reportNumber = (id: string): string => `#${id.slice(-6).toUpperCase()}`;

/** To an unconfirmed address. @param link URL that confirms it */
export function confirmEmailMail(email: string, link: string, language: Language): MailMessage {
  const { subject, lead, action, validity, notYou } = wordsIn[language].templates.confirmEmail;
  return toMail({
    language,
    to: email,
    subject,
    greeting: strangerIn(language),
    parts: [lead, { link, label: action }, validity, notYou],
  });
}

/** To the current address when a new one was entered, because another user may have done it. */
export function emailChangeAskedMail(person: Person): MailMessage {
  const { subject, lead, notYou } = wordsIn[person.locale].templates.emailChangeAsked;
  return toMail({ ...toPerson(person), subject, parts: [lead, notYou] });
}

/** @param link URL of the form for a new password */
export function passwordResetMail(person: Person, link: string): MailMessage {
  const { subject, lead, action, validity, notYou } = wordsIn[person.locale].templates.passwordReset;
  return toMail({
    ...toPerson(person),
    subject,
    parts: [lead, { link, label: action }, validity, notYou],
  });
}

/** @param link the profile: only the session that requested the export can download it */
export function exportReadyMail(person: Person, link: string): MailMessage {
  const { subject, lead, action, validity, notYou } = wordsIn[person.locale].templates.exportReady;
  return toMail({
    ...toPerson(person),
    subject,
    parts: [lead, { link, label: action }, validity, notYou],
  });
}

export function passwordChangedMail(person: Person): MailMessage {
  const { subject, lead, notYou } = wordsIn[person.locale].templates.passwordChanged;
  return toMail({ ...toPerson(person), subject, parts: [lead, notYou] });
}

/** To the old address, because another user may have changed it. */
export function emailChangedMail(person: Person): MailMessage {
  const { subject, lead, notYou } = wordsIn[person.locale].templates.emailChanged;
  return toMail({ ...toPerson(person), subject, parts: [lead, notYou] });
}

/** Unsubscribe links for some kinds of emails. */
export interface StopLinks {
  unsubscribe: string;
  /** The URL for a mail program's one-click POST. */
  oneClick: string;
}

/** For emails that a user can unsubscribe from. */
export const stoppedBy = ({ unsubscribe, oneClick }: StopLinks, language: Language) => ({
  foot: { link: unsubscribe, label: wordsIn[language].shared.unsubscribe },
  unsubscribe: oneClick,
});

/** A day in an email: 'June 22, 2026'. */
export const dayIn = (language: Language, day: Date): string =>
  day.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

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
  const { named, unnamed, subject, lead, action, gone } = wordsIn[owner.locale].templates.listingExpires;
  const what = owner.verified ? named(listing.title) : unnamed;
  const day = dayIn(owner.locale, expiresAt);
  return toMail({
    ...toPerson(owner),
    subject: subject(what, day),
    parts: [lead(what, day), ...(owner.verified ? [{ listing }] : []), { link, label: action }, gone],
    ...stoppedBy(links, owner.locale),
  });
}

/** @param loginLink URL of the sign-in page */
export function alreadyRegisteredMail(person: Person, loginLink: string): MailMessage {
  const { subject, lead, action, notYou } = wordsIn[person.locale].templates.alreadyRegistered;
  return toMail({
    ...toPerson(person),
    subject,
    parts: [lead, { link: loginLink, label: action }, notYou],
  });
}

/**
 * To an address that was entered for another account, while its own account never confirmed it: another user may have
 * made that one.
 */
export function claimedAddressMail(
  email: string,
  links: { reset: string; remove: string },
  language: Language,
): MailMessage {
  const { subject, lead, action, validity, notWanted, remove, notYou } =
    wordsIn[language].templates.claimedAddress;
  return toMail({
    language,
    to: email,
    subject,
    greeting: strangerIn(language),
    parts: [
      lead,
      { link: links.reset, label: action },
      validity,
      notWanted,
      { link: links.remove, label: remove, isMinor: true },
      notYou,
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

/** To the support team, in English. */
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

/** To the team that reviews reports, in English. The urgency is part of the subject. */
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
export function reportReceivedMail(
  report: Pick<Report, 'reporter_email'>,
  id: string,
  language: Language,
): MailMessage {
  const { subject, lead, danger, notYou } = wordsIn[language].templates.reportReceived;
  return toMail({
    language,
    to: report.reporter_email,
    subject: subject(reportNumber(id)),
    greeting: strangerIn(language),
    parts: [lead, danger, notYou],
    replyTo: brand.reportsEmail,
  });
}
