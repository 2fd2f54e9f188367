import { texts } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/http/index.ts';
import { ID_PATTERN } from '../../platform/ids.ts';
import { findRemaining } from './conversations.ts';
import type { MessageRow } from './store.ts';

export const conversationPath =
  `/messages/conversations/:listing{${ID_PATTERN}}/:other{${ID_PATTERN}}` as const;
export const messagePath = `/messages/:id{${ID_PATTERN}}` as const;

export const noConversation = () => notFound('Conversation not found.');

/** The other participant of a message, sender or recipient. */
export const otherOf = (message: MessageRow, viewerId: string): string =>
  message.from_user_id === viewerId ? message.to_user_id : message.from_user_id;

/** @throws HttpError 409 when the other user or the listing of a conversation is gone */
export async function ensureRemaining(db: Queryable, otherId: string, listingId: string): Promise<void> {
  const left = await findRemaining(db, otherId, listingId);
  if (!left.person) throw conflict(texts.common.deletedUser, 'user_deleted');
  if (!left.listing) throw conflict(texts.common.listingRemoved, 'listing_removed');
}
