import {
  brand,
  type CaseSubject,
  type DecisionKind,
  type DecisionReason,
  pagePaths,
  texts,
} from '@porchlight/domain';
import type { MailMessage } from '../../platform/ports/index.ts';
import type { EmailPart } from './emailParts.ts';
import { greetingOf, type Person, stranger } from './templates.ts';
import { toMail } from './toMail.ts';

/*
 * Emails about moderators' decisions. The affected user reads the reason, never who reported it; the reporter reads
 * that a decision was made, and nothing about the other user.
 */

/** A decision as it is reported to the affected user. */
export interface DecisionNews {
  subject: CaseSubject;
  title: string;
  kind: DecisionKind;
  reason: DecisionReason;
  words: string;
  /** Length of a suspension; null for an unlimited one. */
  days: number | null;
}

const object: EmailPart = `If you think that this is wrong, answer this mail or write to ${brand.supportEmail}: someone looks at it again.`;

const rules = (publicUrl: string): EmailPart => ({
  link: publicUrl + pagePaths.rules,
  label: 'Read the rules',
});

/** What the decision is about; a listing's title is included only for a confirmed address. */
const thing = ({ verified }: Person, { subject, title }: DecisionNews): string => {
  if (subject === 'listing') return verified ? `Your listing “${title}”` : 'One of your listings';
  return subject === 'message' ? 'One of your messages' : `Your ${brand.name} account`;
};

const length = (days: number | null): string => {
  if (days === null) return 'for good';
  return days === 1 ? 'for a day' : `for ${days} days`;
};

/** What was decided, for the subject line, and what it means. */
function done(person: Person, decision: DecisionNews): { line: string; more: string } {
  const what = thing(person, decision);
  switch (decision.kind) {
    case 'hide_listing':
      return {
        line: `${what} is hidden`,
        more: 'Only you can see it now. Change what the reason is about, and we’ll look at it again.',
      };
    case 'remove_message':
      return { line: `${what} was removed`, more: 'Neither of you can read it any more.' };
    case 'suspend':
      return {
        line: `Your ${brand.name} account is suspended ${length(decision.days)}`,
        more: 'You can sign in, read your messages and take your data with you. Your listings are out of sight until it is over.',
      };
    case 'restore':
      return { line: `${what} is as it was before`, more: 'What we had done about it is taken back.' };
    default:
      return {
        line: `A warning from ${brand.name}`,
        more: `This is about ${lower(what)}. Nothing else was done.`,
      };
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Notifies the affected user of a decision. The moderator's text is included only for a confirmed address. */
export function decidedMail(person: Person, decision: DecisionNews, publicUrl: string): MailMessage {
  const { line, more } = done(person, decision);
  const isSaid = person.verified && decision.words !== '';
  return toMail({
    to: person.email,
    replyTo: brand.supportEmail,
    subject: line,
    greeting: greetingOf(person),
    parts: [
      `${line}. ${more}`,
      `The reason: ${texts.moderation.reasons[decision.reason]}.`,
      ...(isSaid ? [decision.words] : []),
      rules(publicUrl),
      object,
    ],
  });
}

export function decisionUndoneMail(person: Person, decision: DecisionNews): MailMessage {
  const what = thing(person, decision);
  return toMail({
    to: person.email,
    replyTo: brand.supportEmail,
    subject: 'A decision was taken back',
    greeting: greetingOf(person),
    parts: [
      `We looked once more at what we had decided about ${lower(what)}, and took it back: everything is as it was before.`,
      `If you have questions, answer this mail or write to ${brand.supportEmail}.`,
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
    end === undefined ? ['suspended for good', ''] : [`suspended until ${end}`, ' before that'];
  return toMail({
    to: email,
    replyTo: brand.supportEmail,
    subject: `No new ${brand.name} account with this address`,
    greeting: stranger,
    parts: [
      `Someone entered this address for a new ${brand.name} account. The account that it belonged to was ${was} when it was deleted: no other one can be opened with it${before}.`,
      object,
      'If it was not you who entered it, you can ignore this mail.',
    ],
  });
}

/** Notifies the reporter. Anyone can enter any address, so it contains nothing about the reported subject. */
export function reportDecidedMail(email: string, id: string, publicUrl: string): MailMessage {
  return toMail({
    to: email,
    replyTo: brand.reportsEmail,
    subject: `Your report was decided (${id})`,
    greeting: stranger,
    parts: [
      `Thank you for your report to ${brand.name}. A moderator looked at it and decided. We don’t tell the person you reported who reported them, and we don’t tell anyone else what we did.`,
      rules(publicUrl),
      `If it goes on, or you think that this was decided wrongly, answer this mail or write to ${brand.reportsEmail}.`,
    ],
  });
}
