import { texts, whyNotMessage } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { conflict, forbidden, notFound } from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { rates, type createLimiter } from '../../platform/limits/index.ts';
import { findRemaining, type MessagedListing } from './conversations.ts';
import type { MessageRow } from './store.ts';

export const conversationPath =
  `/messages/conversations/:listing{${ID_PATTERN}}/:other{${ID_PATTERN}}` as const;
export const messagePath = `/messages/:id{${ID_PATTERN}}` as const;

export const noConversation = () => notFound(texts.refusals.message.noConversation);

/** The other participant of a message, sender or recipient. */
export const otherOf = (message: MessageRow, viewerId: string): string =>
  message.from_user_id === viewerId ? message.to_user_id : message.from_user_id;

/** @throws HttpError 409 when the other user or the listing of a conversation is gone */
export async function ensureRemaining(db: Queryable, otherId: string, listingId: string): Promise<void> {
  const left = await findRemaining(db, otherId, listingId);
  if (!left.person) throw conflict(texts.common.deletedUser, 'user_deleted');
  if (!left.listing) throw conflict(texts.common.listingRemoved, 'listing_removed');
}

/** The reason why a user can't write about a listing. */
export const obstacle = (listing: MessagedListing, userId: string): string | undefined =>
  whyNotMessage(listing.status, {
    isOwner: listing.seller_id === userId,
    hasWritten: listing.conversation_id !== null,
  });

/**
 * Checks and counts a message or an offer to a listing's owner.
 *
 * @throws HttpError 403 for an own listing, 409 when it is no longer active, 429 after too many messages
 */
export async function admitToOwner(
  limiter: ReturnType<typeof createLimiter>,
  listing: MessagedListing,
  userId: string,
): Promise<void> {
  if (listing.seller_id === userId) throw forbidden(texts.messages.own);
  const reason = obstacle(listing, userId);
  if (reason !== undefined) throw conflict(reason, 'not_active');
  await limiter.count(rates.messageByUser, userId);
  if (listing.conversation_id === null) await limiter.count(rates.firstMessageByUser, userId);
}
