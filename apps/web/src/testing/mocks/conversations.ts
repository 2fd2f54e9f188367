import { type ConversationHead, type ConversationSummary, type Message, ownerId } from '@porchlight/domain';

import type { Model } from './model.ts';

const isParty = (message: Message, userId: string): boolean =>
  [message.from_user_id, message.to_user_id].includes(userId);

/** The other party of a message. */
export const otherOf = (message: Message, userId: string): string =>
  message.from_user_id === userId ? message.to_user_id : message.from_user_id;

/** What `hidden` of the world remembers about a message that somebody deleted for themselves. */
export const hiddenKey = (message: Message, userId: string): string => `${message.id} ${userId}`;

/** The messages that a person wrote or got and has not hidden, oldest first. */
export function messagesOf({ messages, hidden }: Model, userId: string): Message[] {
  return messages.filter((message) => isParty(message, userId) && !hidden.has(hiddenKey(message, userId)));
}

/** What a person has not read yet. */
export const unreadOf = (messages: readonly Message[], userId: string): Message[] =>
  messages.filter((message) => message.to_user_id === userId && !message.read);

/** The messages between two people about one listing, oldest first; `undefined` when they never talked about it. */
export function threadOf(
  world: Model,
  userId: string,
  listingId: string,
  otherId: string,
): Message[] | undefined {
  const isOfConversation = (message: Message): boolean =>
    message.listing_id === listingId && isParty(message, userId) && otherOf(message, userId) === otherId;
  return world.messages.some(isOfConversation)
    ? messagesOf(world, userId).filter(isOfConversation)
    : undefined;
}

/** Who and what a conversation is about. */
export function headOf(world: Model, listingId: string, otherId: string): ConversationHead {
  const other = world.users.find(({ id }) => id === otherId);
  const listing = world.listings.find(({ id }) => id === listingId);
  return {
    listing_id: listingId,
    other_user_id: otherId,
    other_user: other === undefined ? null : { name: other.name },
    listing:
      listing === undefined
        ? null
        : {
            title: listing.title,
            user_id: ownerId(listing),
            status: listing.status,
            thumbnail_url: listing.images[0]?.thumbnail_url ?? null,
          },
  };
}

/** One person's conversations, latest first. */
export function conversationsOf(world: Model, userId: string): ConversationSummary[] {
  const threads = new Map<string, Message[]>();
  for (const message of messagesOf(world, userId)) {
    const key = `${message.listing_id} ${otherOf(message, userId)}`;
    threads.set(key, [...(threads.get(key) ?? []), message]);
  }
  const summaries = [...threads.values()].flatMap((messages): ConversationSummary[] => {
    const last = messages.at(-1);
    if (last === undefined) return [];
    const { content, created_at, from_user_id, listing_id } = last;
    return [
      {
        ...headOf(world, listing_id, otherOf(last, userId)),
        unread_count: unreadOf(messages, userId).length,
        last_message: { content, created_at, from_user_id },
      },
    ];
  });
  return summaries.toSorted((a, b) => b.last_message.created_at.localeCompare(a.last_message.created_at));
}
