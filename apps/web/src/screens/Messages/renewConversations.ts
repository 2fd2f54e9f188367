import type { ConversationsAnswer, ConversationSummary } from '@porchlight/domain';

import { joinConversations } from '../../api/index.ts';
import { isSameConversation } from './conversationId.ts';

/**
 * Brings a list up to date with what the server says now. Its answer counts alone when as many were asked for: what is
 * missing is gone, such as with whom was blocked. When fewer were, the rest was loaded while it was on its way: that
 * stays, unless so much has happened that conversations between the two may be missing.
 */
export function renewConversations(
  known: readonly ConversationSummary[],
  { conversations, pagination }: ConversationsAnswer,
): readonly ConversationSummary[] {
  const asked = Math.max(conversations.length, pagination.limit);
  if (asked >= Math.min(known.length, pagination.total)) return conversations;
  // Whoever has not moved since marks the place where both lists meet.
  const meets = conversations.some((now) =>
    known.some(
      (before) =>
        isSameConversation(before, { listingId: now.listing_id, otherUserId: now.other_user_id }) &&
        before.last_message.created_at === now.last_message.created_at,
    ),
  );
  return meets ? joinConversations(conversations, known) : conversations;
}
