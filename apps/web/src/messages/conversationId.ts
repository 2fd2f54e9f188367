import { type ConversationSummary, sameId } from '@porchlight/domain';

import { paths } from '../lib/paths.ts';

/** The id of a conversation: its listing and the other user. */
export interface ConversationId {
  listingId: string;
  otherUserId: string;
}

/** The conversation in a query, if any. */
export function conversationFrom(query: URLSearchParams): ConversationId | undefined {
  const listingId = query.get('listing') ?? '';
  const otherUserId = query.get('with') ?? '';
  return listingId === '' || otherUserId === '' ? undefined : { listingId, otherUserId };
}

/** Whether the query shows the archive. */
export const isArchiveIn = (query: URLSearchParams): boolean => query.get('box') === 'archived';

/** The address of the archive, with an open conversation if given. */
export function archiveHref(conversation?: ConversationId): string {
  const href = paths.messages.href(conversation);
  return `${href}${conversation === undefined ? '?' : '&'}box=archived`;
}

/** The address of a conversation, in the inbox or the archive. */
export const conversationHref = (conversation: ConversationId, isArchived: boolean): string =>
  isArchived ? archiveHref(conversation) : paths.messages.href(conversation);

/** The address of a list item's conversation. */
export function hrefOfSummary({
  listing_id: listingId,
  other_user_id: otherUserId,
  archived = false,
}: ConversationSummary): string {
  return conversationHref({ listingId, otherUserId }, archived);
}

/** Whether both are the same conversation. */
export const isSameId = (a: ConversationId, b: ConversationId): boolean =>
  sameId(a.listingId, b.listingId) && sameId(a.otherUserId, b.otherUserId);

export const isSameConversation = (
  summary: ConversationSummary,
  { listingId, otherUserId }: ConversationId,
): boolean => sameId(summary.listing_id, listingId) && sameId(summary.other_user_id, otherUserId);
