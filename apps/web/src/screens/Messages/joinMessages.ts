import { type Message, sameId } from '@porchlight/domain';

import type { SendAttempt } from '../../lib/sendAttempt.ts';

/**
 * Merges the newest page of a conversation into the known messages, keeping older ones that have moved off
 * the page. If no message on the page is known, there may be a gap: then the page replaces everything, and
 * earlier messages can be loaded again.
 *
 * @param known in any order, without duplicates
 * @param page the server's current page, which updates known messages
 */
export function joinMessages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const ids = new Set(page.map(({ id }) => id));
  const others = known.filter(({ id }) => !ids.has(id));
  const hasGap = others.length === known.length && page.length > 0;
  return hasGap ? page : [...page, ...others];
}

/**
 * Whether an attempt whose response was lost has arrived: the user's own message with that text comes after
 * the one it replied to.
 *
 * @param messages oldest first
 */
export function hasArrived(
  attempt: SendAttempt | undefined,
  messages: readonly Message[],
  userId: string,
): boolean {
  if (attempt === undefined) return false;
  const answered = messages.findIndex(({ id }) => id === attempt.messageId);
  if (answered < 0) return false;
  return messages
    .slice(answered + 1)
    .some(({ content, from_user_id: from }) => content === attempt.words && sameId(from, userId));
}
