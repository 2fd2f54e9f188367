import {
  type CaseReport,
  type CaseSnapshot,
  type CaseSubject,
  limits,
  type Listing,
  type LogAction,
  type LogEntry,
  type Message,
  ownerId,
  sameId,
  type Seller,
  texts,
  urgencies,
  type User,
} from '@porchlight/domain';

import type { DeskCase } from './deskCase.ts';
import { messagesBetween, model, now } from './model.ts';

/** Whether a user is currently suspended. */
export const isSuspended = ({ suspension }: User): boolean =>
  suspension !== undefined && (suspension.until === null || suspension.until > now());

export const userOf = (id: string | null | undefined): User | undefined =>
  model().users.find((user) => sameId(user.id, id ?? ''));

/** Whether a user is an administrator: their confirmed email is in the settings. */
export const isAdministrator = (user: User): boolean =>
  user.verified && model().adminEmails.includes(user.email.toLowerCase());

/** Whether a user may open the moderation dashboard. */
export const isModerator = (user: User): boolean =>
  user.verified && !isSuspended(user) && (isAdministrator(user) || model().moderators.has(user.id));

/** Why a moderator may not handle a case; undefined if they may. */
export function conflictOf(
  { personId, reporters, reports_list: reports, signals_list: signals }: DeskCase,
  moderator: User,
): keyof typeof texts.moderation.conflicts | undefined {
  if (personId === moderator.id) return 'own';
  const person = userOf(personId);
  if (person !== undefined && isAdministrator(person) && !isAdministrator(moderator)) return 'administrator';
  const isAlone =
    signals.length === 0 &&
    reporters.length > 0 &&
    reporters.length === reports.length &&
    reporters.every((id) => id === moderator.id);
  return isAlone ? 'own_report' : undefined;
}

/** Whether a case is hidden from a moderator. */
export function isKeptFrom(found: DeskCase, moderator: User): boolean {
  const conflict = conflictOf(found, moderator);
  return conflict !== undefined && conflict !== 'own_report';
}

/** Whether a listing is neither hidden nor by a suspended user. */
export function isListed(listing: Listing): boolean {
  const owner = userOf(ownerId(listing));
  return listing.hidden === undefined && (owner === undefined || !isSuspended(owner));
}

export const nameOf = (id: string | null): { id: string; name: string } => ({
  id: id ?? '',
  name: userOf(id)?.name ?? texts.common.deletedUser,
});

/** Adds an entry to the log. */
export function log(
  by: User | null,
  action: LogAction,
  about: DeskCase | User,
  more: Partial<LogEntry> = {},
): void {
  const isCase = 'subject' in about;
  model().log.unshift({
    id: model().nextId('entry'),
    at: now(),
    by: by === null ? null : { id: by.id, name: by.name },
    action,
    about: isCase
      ? { kind: about.subject, id: about.subjectId ?? about.id, title: about.title }
      : { kind: 'moderator', id: about.id, title: about.name },
    case_id: isCase ? about.id : null,
    reason: null,
    words: null,
    ...more,
  });
}

export const sellerOf = ({ id, name, avatar = null, verified, created_at: since }: User): Seller => ({
  id,
  name,
  avatar,
  verified,
  created_at: since,
});

interface Subject {
  title: string;
  person: User;
  snapshot: CaseSnapshot;
}

/** The current version of a reported subject; undefined if deleted. */
export function readSubject(subject: CaseSubject, id: string | null): Subject | undefined {
  const { listings, messages, removed } = model();
  const listing = subject === 'listing' ? listings.find((each) => each.id === id) : undefined;
  const message = subject === 'message' ? messages.find((each) => each.id === id) : undefined;
  const person = userOf(subject === 'person' ? id : ((listing && ownerId(listing)) ?? message?.from_user_id));
  if (person === undefined) return undefined;
  const about = listings.find((each) => each.id === message?.listing_id);
  const title = listing?.title ?? (message === undefined ? person.name : (about?.title ?? message.subject));
  return {
    title,
    person,
    snapshot: {
      listing:
        listing === undefined
          ? null
          : {
              id: listing.id,
              title,
              description: listing.description,
              price: listing.price,
              status: listing.status,
              category: listing.category?.name ?? '',
              city: listing.canonical_location?.city ?? '',
              state: listing.canonical_location?.state ?? '',
              images: structuredClone(listing.images),
              owner: nameOf(person.id),
            },
      message:
        message === undefined
          ? null
          : {
              id: message.id,
              content: removed.get(message.id)?.content ?? message.content,
              created_at: message.created_at,
              from: nameOf(person.id),
              about: { listing_id: message.listing_id, title },
              quoted: quotedBefore(message),
            },
      person: sellerOf(person),
    },
  };
}

/** The messages between the same users right before. */
function quotedBefore(message: Message) {
  const all = messagesBetween(message.listing_id, message.from_user_id, message.to_user_id);
  return all
    .slice(0, all.indexOf(message))
    .slice(-limits.messagesBeforeReported)
    .map(({ content, created_at, from_user_id: from }) => ({ content, created_at, from: nameOf(from) }));
}

/** Opens a case, or adds to the open one about the same subject. Undefined if the subject is deleted. */
export function openCase(
  subject: CaseSubject,
  subjectId: string | null,
  report: CaseReport,
  reporter: User | undefined,
): DeskCase | undefined {
  const found = readSubject(subject, subjectId);
  if (subjectId !== null && found === undefined) return undefined;
  const { cases, nextId } = model();
  let open = cases.find(
    (each) =>
      subjectId !== null && each.state === 'open' && each.subject === subject && each.subjectId === subjectId,
  );
  if (open === undefined) {
    open = {
      id: nextId('case'),
      subject,
      subjectId,
      personId: found?.person.id ?? null,
      title: found?.title ?? report.subject,
      urgency: report.urgency,
      opened_at: now(),
      state: 'open',
      taken_by: null,
      version: 0,
      reports_list: [],
      signals_list: [],
      snapshot: found?.snapshot ?? { listing: null, message: null, person: null },
      decisions: [],
      reporters: [],
      before: new Map(),
    };
    cases.push(open);
    log(null, 'case_opened', open);
  }
  open.reports_list.push(report);
  if (reporter !== undefined) open.reporters.push(reporter.id);
  if (urgencies.indexOf(report.urgency) > urgencies.indexOf(open.urgency)) open.urgency = report.urgency;
  open.version += 1;
  return open;
}
