import { type Message, sameId } from '@porchlight/domain';

/** Messages by one person, close together in time: drawn as one block with one time under it. */
export interface MessageGroup {
  key: string;
  /** Whether the person reading wrote them. */
  own: boolean;
  /** Whether the unread part of the conversation begins here. */
  startsNew: boolean;
  messages: Message[];
}

/** The groups of one calendar day, as the reader's clock has it. */
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
 * Orders messages from oldest to newest and gathers them by day, author and pause. Order of the argument does not
 * matter; a message given twice is shown once.
 *
 * @param dayOf Names the day of an ISO time, as the reader's clock has it.
 * @param newFrom Id of the first unread message: it starts a group of its own.
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

/** The oldest message to this person that they have not read; `null` when they have read all. */
export function firstUnread(messages: readonly Message[], currentUserId: string): string | null {
  const unread = messages.filter(({ read, to_user_id }) => !read && sameId(to_user_id, currentUserId));
  return unread.toSorted(byTime)[0]?.id ?? null;
}
