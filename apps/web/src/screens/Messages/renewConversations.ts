import type { ConversationsAnswer, ConversationSummary } from '@porchlight/domain';

import { joinConversations } from '../../api/index.ts';
import { isSameConversation } from '../../messages/conversationId.ts';

/**
 * Updates a list from the server. A response of at least the same length replaces the list: missing
 * conversations are gone, for example after a block. For a shorter response, the rest was loaded meanwhile
 * and stays, unless there may be a gap between the two.
 */
export function renewConversations(
  known: readonly ConversationSummary[],
  { conversations, pagination }: ConversationsAnswer,
): readonly ConversationSummary[] {
  const asked = Math.max(conversations.length, pagination.limit);
  if (asked >= Math.min(known.length, pagination.total)) return conversations;
  // An unchanged conversation in both lists shows that they overlap.
  const meets = conversations.some((now) =>
    known.some(
      (before) =>
        isSameConversation(before, { listingId: now.listing_id, otherUserId: now.other_user_id }) &&
        before.last_message.created_at === now.last_message.created_at,
    ),
  );
  return meets ? joinConversations(conversations, known) : conversations;
}
