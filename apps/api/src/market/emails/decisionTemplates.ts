import {
  brand,
  type CaseSubject,
  type DecisionKind,
  type DecisionReason,
  editListingPath,
  type Language,
  pagePaths,
  pathIn,
} from '@porchlight/domain';
import { wordings } from '../../platform/language/index.ts';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailLink } from './emailParts.ts';
import { listingLine, type PricedListing } from './listingLine.ts';
import { dayIn, type Person, reportNumber, strangerIn, toPerson } from './templates.ts';
import { toMail } from './toMail.ts';
import { wordsIn } from './wordsIn.ts';

/*
 * Emails about moderators' decisions. The affected user reads the reason, never who reported it; the reporter reads
 * that a decision was made, and nothing about the other user.
 */

/** A decision as it is reported to the affected user. */
export interface DecisionNews {
  subject: CaseSubject;
  title: string;
  /** The listing as it is now; null if the decision is about something else, or it was deleted. */
  listing: (PricedListing & { id: string }) | null;
  kind: DecisionKind;
  reason: DecisionReason;
  words: string;
  /** Length of a suspension; null for an unlimited one. */
  days: number | null;
}

const rules = (publicUrl: string, language: Language): EmailLink => ({
  link: publicUrl + pathIn(language, pagePaths.rules),
  label: wordsIn[language].decisions.rules,
});

/** The buttons: the listing's owner can fix what hid it. */
const nextSteps = ({ kind, listing }: DecisionNews, publicUrl: string, language: Language): EmailLink[] =>
  kind === 'hide_listing' && listing !== null
    ? [
        {
          link: publicUrl + pathIn(language, editListingPath(listing.id)),
          label: wordsIn[language].decisions.edit,
        },
        { ...rules(publicUrl, language), isMinor: true },
      ]
    : [rules(publicUrl, language)];

/** What the decision is about; a listing's title is included only for a confirmed address. */
function thing({ verified, locale }: Person, { subject, title }: DecisionNews): string {
  const { listing, aListing, aMessage, account } = wordsIn[locale].decisions;
  if (subject === 'listing') return verified ? listing(title) : aListing;
  return subject === 'message' ? aMessage : account;
}

/** What was decided, for the subject line, and what it means. */
function done(person: Person, decision: DecisionNews): { line: string; more: string } {
  const what = thing(person, decision);
  const { hidden, removed, suspended, restored, warned } = wordsIn[person.locale].decisions;
  switch (decision.kind) {
    case 'hide_listing':
      return { line: hidden.line(what), more: hidden.more };
    case 'remove_message':
      return { line: removed.line(what), more: removed.more };
    case 'suspend':
      return {
        line: decision.days === null ? suspended.forever : suspended.days(decision.days),
        more: suspended.more,
      };
    case 'restore':
      return { line: restored.line(what), more: restored.more };
    default:
      return { line: warned.line, more: warned.more(lower(what)) };
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Notifies the affected user of a decision. The moderator's text is included only for a confirmed address. */
export function decidedMail(person: Person, decision: DecisionNews, publicUrl: string): MailMessage {
  const { line, more } = done(person, decision);
  const isSaid = person.verified && decision.words !== '';
  const { listing } = decision;
  const { locale } = person;
  const { reason, object } = wordsIn[locale].decisions;
  return toMail({
    ...toPerson(person),
    replyTo: brand.supportEmail,
    subject: line,
    parts: [
      `${line}. ${more}`,
      ...(person.verified && listing !== null ? [{ listing: listingLine(locale, listing) }] : []),
      reason(wordings[locale].texts.moderation.reasons[decision.reason]),
      ...(isSaid ? [decision.words] : []),
      ...nextSteps(decision, publicUrl, locale),
      object,
    ],
  });
}

export function decisionUndoneMail(person: Person, decision: DecisionNews): MailMessage {
  const { subject, lead, questions } = wordsIn[person.locale].decisions.undone;
  return toMail({
    ...toPerson(person),
    replyTo: brand.supportEmail,
    subject,
    parts: [lead(lower(thing(person, decision))), questions],
  });
}

/**
 * Sent to the address of an account deleted while suspended, when it is entered for a new account.
 *
 * @param until null for an unlimited suspension
 */
export function addressSuspendedMail(email: string, until: Date | null, language: Language): MailMessage {
  const { object, addressSuspended: words } = wordsIn[language].decisions;
  return toMail({
    language,
    to: email,
    replyTo: brand.supportEmail,
    subject: words.subject,
    greeting: strangerIn(language),
    parts: [until === null ? words.forever : words.until(dayIn(language, until)), object, words.notYou],
  });
}

/** Notifies the reporter. Anyone can enter any address, so it contains nothing about the reported subject. */
export function reportDecidedMail(
  email: string,
  id: string,
  publicUrl: string,
  language: Language,
): MailMessage {
  const { subject, lead, again } = wordsIn[language].decisions.reportDecided;
  return toMail({
    language,
    to: email,
    replyTo: brand.reportsEmail,
    subject: subject(reportNumber(id)),
    greeting: strangerIn(language),
    parts: [lead, rules(publicUrl, language), again],
  });
}
