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

/** Several pages as one list: who is on two of them, having moved meanwhile, counts once, as the first one says. */
export function joinConversations(
  ...pages: readonly (readonly ConversationSummary[])[]
): ConversationSummary[] {
  const byName = new Map<string, ConversationSummary>();
  for (const each of pages.flat()) if (!byName.has(nameOf(each))) byName.set(nameOf(each), each);
  return [...byName.values()];
}

/** One message that the person wrote or got. */
export const ownMessage = (userId: string, id: string): Resource<Message> => ({
  key: privateKey(userId, pathOf(id)),
  fetch: (api) => api.read(pathOf(id), 'message'),
});

/** Which conversations are asked for. */
export type WantedConversations = Pick<ConversationsQuery, 'query' | 'archived'>;

/** One page of the person's conversations, latest first. */
export function conversationsPage(
  api: ApiClient,
  wanted: WantedConversations,
  page: number,
  limit: number = limits.conversationsPageSize,
): Promise<ConversationsAnswer> {
  return api.read(`/messages/conversations${queryString({ page, limit, ...wanted })}`, 'conversations');
}

/**
 * The person's latest conversations, so many of them, as one answer: pages asked for one after the other would show a
 * conversation twice, or not at all, when a new message moves it to the top in between.
 *
 * @param count Not part of the key: asking again brings what is shown up to date, however much that is by now.
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

/** One conversation, newest message first: the pair of listing and other person names it. */
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
 * Whether, and if not why, the person may write about a listing.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function canMessage(userId: string, listingId: string): Resource<CanMessageAnswer> {
  const path = `/messages/can-message/${encodeURIComponent(listingId)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path, 'canMessage') };
}

/** Writes to the seller of a listing. The same `idempotencyKey` never makes a second message. */
export function sendMessage(
  api: ApiClient,
  input: MessageInput,
  idempotencyKey: string,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', '/messages', 'message', { ...options, body: input, idempotencyKey });
}

/** Answers a message in its conversation. The same `idempotencyKey` never makes a second answer to that message. */
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

/** Offers an amount in a conversation. The same `idempotencyKey` never makes a second offer. */
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

/** Accepts, declines or takes back the offer that a message is. */
export function answerOffer(
  api: ApiClient,
  messageId: string,
  status: OfferAnswer,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('PUT', `${pathOf(messageId)}/offer`, 'message', { ...options, body: { status } });
}

/** Marks a message to oneself as read: no one's act, so that the end of the session is for the page to tell. */
export function markRead(api: ApiClient, messageId: string, options: CallOptions = {}): Promise<Message> {
  return api.call('PUT', `${pathOf(messageId)}/read`, 'message', { ...options, onSessionEnd: 'stay' });
}

/** Puts a conversation away for oneself, or brings it back. */
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
 * Hides a message from oneself.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function deleteMessage(api: ApiClient, messageId: string): Promise<undefined> {
  return api.call('DELETE', pathOf(messageId), 'nothing');
}
