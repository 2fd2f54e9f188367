import { type ConversationSummary, sameId } from '@porchlight/domain';

/** A conversation is named by a pair: the listing and the other person. */
export interface ConversationId {
  listingId: string;
  otherUserId: string;
}

/** The conversation that the address names; nothing when it names none. */
export function conversationFrom(query: URLSearchParams): ConversationId | undefined {
  const listingId = query.get('listing') ?? '';
  const otherUserId = query.get('with') ?? '';
  return listingId === '' || otherUserId === '' ? undefined : { listingId, otherUserId };
}

export const isSameConversation = (
  summary: ConversationSummary,
  { listingId, otherUserId }: ConversationId,
): boolean => sameId(summary.listing_id, listingId) && sameId(summary.other_user_id, otherUserId);
