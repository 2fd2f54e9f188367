import { type Message, sameId } from '@porchlight/domain';

import type { SendAttempt } from '../../lib/sendAttempt.ts';

/**
 * Adds the newest page of a conversation to what is already known of it: as new messages push older ones off that page, they
 * stay. When nothing on the page is known, much has happened meanwhile, and what is known would leave a gap: then the
 * page stands alone, and the earlier part is there to be loaded.
 *
 * @param known In any order; none twice.
 * @param page What the server says now. Its word counts where a message is known already.
 */
export function joinMessages(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const ids = new Set(page.map(({ id }) => id));
  const others = known.filter(({ id }) => !ids.has(id));
  const hasGap = others.length === known.length && page.length > 0;
  return hasGap ? page : [...page, ...others];
}

/**
 * Whether an attempt whose answer was lost has arrived after all: the person's own message with those words stands
 * somewhere after the one it answered.
 *
 * @param messages Oldest first.
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
