import { sameId } from '@porchlight/domain';

import { ownMessage, useResource } from '../../api/index.ts';
import { quoteMessage } from '../../reports/quoteMessage.ts';

/**
 * The text of a received message, quoted in a report. Only participants can read it, and the address doesn't
 * contain it.
 *
 * @param userId the reporting user; undefined for visitors, who have no messages
 * @param about the message, and its sender's name
 * @returns empty while loading, or when unavailable
 */
export function useQuotedMessage(
  userId: string | undefined,
  about: { messageId: string; user: string },
): string {
  const isAsked = userId !== undefined && about.messageId !== '';
  const { data } = useResource(isAsked ? ownMessage(userId, about.messageId) : null);
  if (data === undefined || sameId(data.from_user_id, userId)) return '';
  return quoteMessage(about.user, data.created_at, data.content);
}
