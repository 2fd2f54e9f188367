import { type ConversationSummary, sameId } from '@porchlight/domain';

import { paths } from '../../lib/paths.ts';

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

/** Whether the address shows what was put away, instead of the rest. */
export const isArchiveIn = (query: URLSearchParams): boolean => query.get('box') === 'archived';

/** Where the conversations are that were put away; with one of them open, if it is named. */
export function archiveHref(conversation?: ConversationId): string {
  const href = paths.messages.href(conversation);
  return `${href}${conversation === undefined ? '?' : '&'}box=archived`;
}

/** Where a conversation is, in the list that it stands in. */
export const conversationHref = (conversation: ConversationId, isArchived: boolean): string =>
  isArchived ? archiveHref(conversation) : paths.messages.href(conversation);

/** Where the conversation of a line is. */
export function hrefOfSummary({
  listing_id: listingId,
  other_user_id: otherUserId,
  archived = false,
}: ConversationSummary): string {
  return conversationHref({ listingId, otherUserId }, archived);
}

/** Whether both name the same conversation. */
export const isSameId = (a: ConversationId, b: ConversationId): boolean =>
  sameId(a.listingId, b.listingId) && sameId(a.otherUserId, b.otherUserId);

export const isSameConversation = (
  summary: ConversationSummary,
  { listingId, otherUserId }: ConversationId,
): boolean => sameId(summary.listing_id, listingId) && sameId(summary.other_user_id, otherUserId);
