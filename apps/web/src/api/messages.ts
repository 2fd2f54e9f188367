import type {
  CanMessageAnswer,
  ConversationsAnswer,
  ConversationsQuery,
  ConversationSummary,
  Message,
  MessageInput,
  OfferAnswer,
  OfferInput,
  PageQuery,
  ReplyInput,
  ConversationAnswer,
} from '@porchlight/domain';
import { limits } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';
import { privateKey, queryString, type Resource } from './resource.ts';

const pathOf = (id: string): string => `/messages/${encodeURIComponent(id)}`;

const conversationPath = (listingId: string, otherUserId: string): string =>
  `/messages/conversations/${encodeURIComponent(listingId)}/${encodeURIComponent(otherUserId)}`;

const nameOf = ({ listing_id: listingId, other_user_id: otherId }: ConversationSummary): string =>
  `${listingId}/${otherId}`;

/**
 * Joins pages into one list. A conversation that moved between two pages is listed once, in its first
 * version.
 */
export function joinConversations(
  ...pages: readonly (readonly ConversationSummary[])[]
): ConversationSummary[] {
  const byName = new Map<string, ConversationSummary>();
  for (const each of pages.flat()) if (!byName.has(nameOf(each))) byName.set(nameOf(each), each);
  return [...byName.values()];
}

/** One message of the user. */
export const ownMessage = (userId: string, id: string): Resource<Message> => ({
  key: privateKey(userId, pathOf(id)),
  fetch: (api) => api.read(pathOf(id), 'message'),
});

/** A filter of conversations. */
export type WantedConversations = Pick<ConversationsQuery, 'query' | 'archived'>;

/** One page of the user's conversations, latest first. */
export function conversationsPage(
  api: ApiClient,
  wanted: WantedConversations,
  page: number,
  limit: number = limits.conversationsPageSize,
): Promise<ConversationsAnswer> {
  return api.read(`/messages/conversations${queryString({ page, limit, ...wanted })}`, 'conversations');
}

/**
 * The user's latest conversations as one response. Separate pages would repeat or skip a conversation that a
 * new message moves to the top in between.
 *
 * @param count not part of the key: revalidating refreshes as many as are shown by then
 */
export function latestConversations(
  userId: string,
  wanted: WantedConversations,
  count: number,
): Resource<ConversationsAnswer> {
  const limit = Math.min(count, limits.loadAllSize);
  return {
    key: privateKey(userId, `/messages/conversations${queryString(wanted)}`),
    fetch: async (api) => {
      const pages = Array.from({ length: Math.ceil(count / limit) }, (_, index) => index + 1);
      const answers = await Promise.all(pages.map((page) => conversationsPage(api, wanted, page, limit)));
      const [first] = answers;
      if (first === undefined) throw new RangeError('No conversations were asked for');
      const all = joinConversations(...answers.map(({ conversations }) => conversations));
      return { conversations: all.slice(0, count), pagination: { ...first.pagination, limit: count } };
    },
  };
}

/** One conversation, newest message first, identified by listing and other user. */
export function conversation(
  userId: string,
  listingId: string,
  otherUserId: string,
  query: PageQuery = {},
): Resource<ConversationAnswer> {
  const path = `${conversationPath(listingId, otherUserId)}${queryString({ page: 1, limit: limits.messagesPageSize, ...query })}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'conversation') };
}

/**
 * Whether the user may write about a listing, and if not, why.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function canMessage(userId: string, listingId: string): Resource<CanMessageAnswer> {
  const path = `/messages/can-message/${encodeURIComponent(listingId)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'canMessage') };
}

/** Sends a message to the seller of a listing. Idempotent by `idempotencyKey`. */
export function sendMessage(
  api: ApiClient,
  input: MessageInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', '/messages', 'message', { ...options, body: input, idempotencyKey });
}

/** Replies to a message in its conversation. Idempotent by `idempotencyKey`. */
export function replyTo(
  api: ApiClient,
  messageId: string,
  input: ReplyInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', `${pathOf(messageId)}/reply`, 'message', {
    ...options,
    body: input,
    idempotencyKey,
  });
}

/** Makes an offer in a conversation. Idempotent by `idempotencyKey`. */
export function makeOffer(
  api: ApiClient,
  { listingId, otherUserId }: { listingId: string; otherUserId: string },
  input: OfferInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', `${conversationPath(listingId, otherUserId)}/offers`, 'message', {
    ...options,
    body: input,
    idempotencyKey,
  });
}

/** Accepts, declines or withdraws an offer. */
export function answerOffer(
  api: ApiClient,
  messageId: string,
  status: OfferAnswer,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('PUT', `${pathOf(messageId)}/offer`, 'message', { ...options, body: { status } });
}

/** Marks a received message as read. It runs by itself, so the page handles the end of the session. */
export function markRead(api: ApiClient, messageId: string, options: CallOptions = {}): Promise<Message> {
  return api.call('PUT', `${pathOf(messageId)}/read`, 'message', { ...options, onSessionEnd: 'stay' });
}

/** Archives or unarchives a conversation for the user. */
export function setArchived(
  api: ApiClient,
  { listingId, otherUserId }: { listingId: string; otherUserId: string },
  archived: boolean,
): Promise<undefined> {
  return api.call(
    archived ? 'PUT' : 'DELETE',
    `${conversationPath(listingId, otherUserId)}/archived`,
    'nothing',
  );
}

/**
 * One message.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function getMessage(api: ApiClient, messageId: string): Promise<Message> {
  return api.read(pathOf(messageId), 'message');
}

/**
 * Hides a message from the user.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function deleteMessage(api: ApiClient, messageId: string): Promise<undefined> {
  return api.call('DELETE', pathOf(messageId), 'nothing');
}
