import {
  brand,
  type CaseSubject,
  type DecisionKind,
  type DecisionReason,
  editListingPath,
  pagePaths,
  texts,
} from '@porchlight/domain';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailLink, EmailListing, EmailPart } from './emailParts.ts';
import { greetingOf, type Person, reportNumber, stranger } from './templates.ts';
import { toMail } from './toMail.ts';

/*
 * Emails about moderators' decisions. The affected user reads the reason, never who reported it; the reporter reads
 * that a decision was made, and nothing about the other user.
 */

/** A decision as it is reported to the affected user. */
export interface DecisionNews {
  subject: CaseSubject;
  title: string;
  /** The listing as it is now; null if the decision is about something else, or it was deleted. */
  listing: (EmailListing & { id: string }) | null;
  kind: DecisionKind;
  reason: DecisionReason;
  words: string;
  /** Length of a suspension; null for an unlimited one. */
  days: number | null;
}

const object: EmailPart = `If you think this is wrong, reply to this email or write to ${brand.supportEmail}, and we’ll take another look.`;

const rules = (publicUrl: string): EmailLink => ({
  link: publicUrl + pagePaths.rules,
  label: 'Read the rules',
});

/** The buttons: the listing's owner can fix what hid it. */
const nextSteps = ({ kind, listing }: DecisionNews, publicUrl: string): EmailLink[] =>
  kind === 'hide_listing' && listing !== null
    ? [
        { link: publicUrl + editListingPath(listing.id), label: 'Edit your listing' },
        { ...rules(publicUrl), isMinor: true },
      ]
    : [rules(publicUrl)];

/** What the decision is about; a listing's title is included only for a confirmed address. */
const thing = ({ verified }: Person, { subject, title }: DecisionNews): string => {
  if (subject === 'listing') return verified ? `Your listing “${title}”` : 'One of your listings';
  return subject === 'message' ? 'One of your messages' : `Your ${brand.name} account`;
};

const length = (days: number | null): string => {
  if (days === null) return 'permanently';
  return days === 1 ? 'for a day' : `for ${days} days`;
};

/** What was decided, for the subject line, and what it means. */
function done(person: Person, decision: DecisionNews): { line: string; more: string } {
  const what = thing(person, decision);
  switch (decision.kind) {
    case 'hide_listing':
      return {
        line: `${what} is hidden`,
        more: 'Only you can see it now. Fix the issue below, and we’ll review it again.',
      };
    case 'remove_message':
      return { line: `${what} was removed`, more: 'Neither of you can read it anymore.' };
    case 'suspend':
      return {
        line: `Your ${brand.name} account is suspended ${length(decision.days)}`,
        more: 'You can still sign in, read your messages and download your data. Your listings are hidden until the suspension ends.',
      };
    case 'restore':
      return { line: `${what} is back to normal`, more: 'We undid what we had decided about it.' };
    default:
      return {
        line: `A warning from ${brand.name}`,
        more: `It’s about ${lower(what)}. We took no other action.`,
      };
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Notifies the affected user of a decision. The moderator's text is included only for a confirmed address. */
export function decidedMail(person: Person, decision: DecisionNews, publicUrl: string): MailMessage {
  const { line, more } = done(person, decision);
  const isSaid = person.verified && decision.words !== '';
  const { listing } = decision;
  return toMail({
    to: person.email,
    replyTo: brand.supportEmail,
    subject: line,
    greeting: greetingOf(person),
    parts: [
      `${line}. ${more}`,
      ...(person.verified && listing !== null ? [{ listing }] : []),
      `The reason: ${texts.moderation.reasons[decision.reason]}.`,
      ...(isSaid ? [decision.words] : []),
      ...nextSteps(decision, publicUrl),
      object,
    ],
  });
}

export function decisionUndoneMail(person: Person, decision: DecisionNews): MailMessage {
  const what = thing(person, decision);
  return toMail({
    to: person.email,
    replyTo: brand.supportEmail,
    subject: 'We undid a decision',
    greeting: greetingOf(person),
    parts: [
      `We took another look at our decision about ${lower(what)} and undid it. Everything is back to normal.`,
      `If you have questions, reply to this email or write to ${brand.supportEmail}.`,
    ],
  });
}

/**
 * Sent to the address of an account deleted while suspended, when it is entered for a new account.
 *
 * @param until null for an unlimited suspension
 */
export function addressSuspendedMail(email: string, until: Date | null): MailMessage {
  const end = until?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const [was, before] =
    end === undefined ? ['suspended permanently', ''] : [`suspended until ${end}`, ' before then'];
  return toMail({
    to: email,
    replyTo: brand.supportEmail,
    subject: `You can’t open a new ${brand.name} account with this address`,
    greeting: stranger,
    parts: [
      `Someone entered this address for a new ${brand.name} account. An earlier account with this address was ${was} when it was deleted, so it can’t be used for a new one${before}.`,
      object,
      'If that wasn’t you, you can ignore this email.',
    ],
  });
}

/** Notifies the reporter. Anyone can enter any address, so it contains nothing about the reported subject. */
export function reportDecidedMail(email: string, id: string, publicUrl: string): MailMessage {
  return toMail({
    to: email,
    replyTo: brand.reportsEmail,
    subject: `We decided on your report (${reportNumber(id)})`,
    greeting: stranger,
    parts: [
      `Thank you for your report to ${brand.name}. A moderator has reviewed it and made a decision. The person you reported won’t learn who reported them, and we don’t share what we did.`,
      rules(publicUrl),
      `If it continues, or you think our decision was wrong, reply to this email or write to ${brand.reportsEmail}.`,
    ],
  });
}
