import { type Message, sameId } from '@porchlight/domain';

/** Messages of one user, close together in time: rendered as one block with one time under it. */
export interface MessageGroup {
  key: string;
  /** Whether the current user wrote them. */
  own: boolean;
  /** Whether the unread part of the conversation starts here. */
  startsNew: boolean;
  messages: Message[];
}

/** The groups of one calendar day, in the reader's time zone. */
export interface MessageDay {
  key: string;
  /** ISO time of the day's first message. */
  date: string;
  groups: MessageGroup[];
}

/** A pause longer than this starts a new group. */
const pauseMs = 5 * 60_000;

const byTime = (a: Message, b: Message): number =>
  Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * Sorts messages from oldest to newest and groups them by day, author and pause. The input order does not matter;
 * duplicates are shown once.
 *
 * @param dayOf Key of an ISO time's day, in the reader's time zone.
 * @param newFrom Id of the first unread message: it starts a new group.
 */
export function groupMessages(
  messages: readonly Message[],
  currentUserId: string,
  dayOf: (iso: string) => string,
  newFrom?: string | null,
): MessageDay[] {
  const days: MessageDay[] = [];
  const seen = new Set<string>();
  let previous: Message | undefined;
  for (const message of messages.toSorted(byTime)) {
    if (seen.has(message.id)) continue;
    seen.add(message.id);
    const key = dayOf(message.created_at);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, date: message.created_at, groups: [] };
      days.push(day);
      previous = undefined;
    }
    const own = sameId(message.from_user_id, currentUserId);
    const group = day.groups.at(-1);
    const pause = previous ? Date.parse(message.created_at) - Date.parse(previous.created_at) : Infinity;
    const startsNew = message.id === newFrom;
    if (group && group.own === own && pause <= pauseMs && !startsNew) group.messages.push(message);
    else day.groups.push({ key: message.id, own, startsNew, messages: [message] });
    previous = message;
  }
  return days;
}

/** The oldest unread message to this user; `null` when all are read. */
export function firstUnread(messages: readonly Message[], currentUserId: string): string | null {
  const unread = messages.filter(({ read, to_user_id }) => !read && sameId(to_user_id, currentUserId));
  return unread.toSorted(byTime)[0]?.id ?? null;
}
