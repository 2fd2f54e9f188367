import type {
  CanMessageAnswer,
  ConversationsAnswer,
  Message,
  MessageInput,
  PageQuery,
  ReplyInput,
  ThreadAnswer,
} from '@porchlight/domain';
import { limits } from '@porchlight/domain';

import type { ApiClient, CallOptions } from './client.ts';
import { privateKey, queryString, type Resource } from './resource.ts';

const pathOf = (id: string): string => `/messages/${encodeURIComponent(id)}`;

/** The person's conversations, latest first. */
export function conversations(userId: string, query: PageQuery = {}): Resource<ConversationsAnswer> {
  const path = `/messages/conversations${queryString({ page: 1, limit: limits.conversationsPageSize, ...query })}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path) };
}

/** One thread, newest message first: the pair of listing and other person names it. */
export function thread(
  userId: string,
  listingId: string,
  otherUserId: string,
  query: PageQuery = {},
): Resource<ThreadAnswer> {
  const pair = `${encodeURIComponent(listingId)}/${encodeURIComponent(otherUserId)}`;
  const path = `/messages/conversations/${pair}${queryString({ page: 1, limit: limits.messagesPageSize, ...query })}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path) };
}

/**
 * Whether, and if not why, the person may write about a listing.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function canMessage(userId: string, listingId: string): Resource<CanMessageAnswer> {
  const path = `/messages/can-message/${encodeURIComponent(listingId)}`;
  return { key: privateKey(userId, path), fetch: (api) => api.read(path) };
}

/** Writes to the seller of a listing. */
export function sendMessage(
  api: ApiClient,
  input: MessageInput,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', '/messages', { ...options, body: input });
}

/** Answers in the thread of a message. */
export function replyTo(
  api: ApiClient,
  messageId: string,
  input: ReplyInput,
  options: CallOptions = {},
): Promise<Message> {
  return api.call('POST', `${pathOf(messageId)}/reply`, { ...options, body: input });
}

/** Marks a message to oneself as read. */
export function markRead(api: ApiClient, messageId: string, options: CallOptions = {}): Promise<Message> {
  return api.call('PUT', `${pathOf(messageId)}/read`, options);
}

/**
 * One message.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function getMessage(api: ApiClient, messageId: string): Promise<Message> {
  return api.read(pathOf(messageId));
}

/**
 * Hides a message from oneself.
 *
 * @public Not on a screen yet; the client covers the whole contract.
 */
export function deleteMessage(api: ApiClient, messageId: string): Promise<undefined> {
  return api.call('DELETE', pathOf(messageId));
}
