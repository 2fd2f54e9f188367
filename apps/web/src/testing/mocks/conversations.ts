import {
  type ConversationHead,
  type ConversationSummary,
  conversationWords,
  type Message,
  type Offer,
  offerStatus,
  ownerId,
} from '@porchlight/domain';

import { areApart } from './blocks.ts';
import { isListed } from './desk.ts';
import { model, type Model, now } from './model.ts';

const isParty = (message: Message, userId: string): boolean =>
  [message.from_user_id, message.to_user_id].includes(userId);

/** The other party of a message. */
export const otherOf = (message: Message, userId: string): string =>
  message.from_user_id === userId ? message.to_user_id : message.from_user_id;

/** What `hidden` of the world remembers about a message that someone deleted for themselves. */
export const hiddenKey = (message: Message, userId: string): string => `${message.id} ${userId}`;

/** What `archived` of the world remembers about a conversation that someone put away. */
export const archiveKey = (userId: string, listingId: string, otherId: string): string =>
  `${userId} ${listingId} ${otherId}`;

/**
 * The messages that a person wrote or got and has not hidden, oldest first; none from or to someone where one has blocked
 * the other.
 */
export function messagesOf(world: Model, userId: string): Message[] {
  return world.messages.filter(
    (message) =>
      isParty(message, userId) &&
      !world.hidden.has(hiddenKey(message, userId)) &&
      !areApart(world, userId, otherOf(message, userId)),
  );
}

/** What a person has not read yet. */
export const unreadOf = (messages: readonly Message[], userId: string): Message[] =>
  messages.filter((message) => message.to_user_id === userId && !message.read);

/** The messages between two people about one listing, oldest first; `undefined` when they never talked about it, or are blocked. */
export function threadOf(
  world: Model,
  userId: string,
  listingId: string,
  otherId: string,
): Message[] | undefined {
  const isOfConversation = (message: Message): boolean =>
    message.listing_id === listingId && isParty(message, userId) && otherOf(message, userId) === otherId;
  return world.messages.some(isOfConversation) && !areApart(world, userId, otherId)
    ? messagesOf(world, userId).filter(isOfConversation)
    : undefined;
}

/** Who and what a conversation is about, to one of its people. */
export function headOf(world: Model, userId: string, listingId: string, otherId: string): ConversationHead {
  const other = world.users.find(({ id }) => id === otherId);
  const listing = world.listings.find((each) => each.id === listingId && isListed(each));
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
            price: listing.price,
            price_type: listing.price_type,
            ...(listing.price_period !== undefined && { price_period: listing.price_period }),
            category_id: listing.category_id,
            thumbnail_url: listing.images[0]?.thumbnail_url ?? null,
            ...(listing.promised_to?.id === userId && { promised_to_you: true }),
            ...(ownerId(listing) === userId &&
              listing.promised_to?.id === otherId && { promised_to_them: true }),
          },
    ...(world.archived.has(archiveKey(userId, listingId, otherId)) && { archived: true }),
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
        ...headOf(world, userId, listing_id, otherOf(last, userId)),
        unread_count: unreadOf(messages, userId).length,
        last_message: { content, created_at, from_user_id },
      },
    ];
  });
  return summaries.toSorted((a, b) => b.last_message.created_at.localeCompare(a.last_message.created_at));
}

/** Those of them that are asked for: put away or not, and each word somewhere in names, titles and messages. */
export function wantedConversations(
  world: Model,
  userId: string,
  query: URLSearchParams,
): ConversationSummary[] {
  const words = conversationWords(query.get('query') ?? '');
  const isArchived = query.get('archived') === 'true';
  return conversationsOf(world, userId).filter(({ archived = false, ...each }) => {
    const said = (threadOf(world, userId, each.listing_id, each.other_user_id) ?? []).map(
      ({ content }) => content,
    );
    const texts = [each.other_user?.name ?? '', each.listing?.title ?? '', ...said].map((text) =>
      text.toLowerCase(),
    );
    return archived === isArchived && words.every((word) => texts.some((text) => text.includes(word)));
  });
}

/** An offer as it stands by now: one that no one answered has ended. */
export const settledOffer = (offer: Offer): Offer => ({
  ...offer,
  status: offerStatus(offer, Date.parse(now())),
});

/** A message as it is answered: an offer in it as it stands by now. */
export const asOfNow = (message: Message): Message =>
  message.offer === undefined ? message : { ...message, offer: settledOffer(message.offer) };

/** Adds what one person tells another about a listing; it brings their conversation back where it was put away. */
export function tell(
  from: string,
  to: string,
  listingId: string,
  told: Pick<Message, 'subject' | 'content' | 'notice' | 'offer'>,
): Message {
  const message: Message = {
    id: model().nextId('message'),
    listing_id: listingId,
    from_user_id: from,
    to_user_id: to,
    ...told,
    read: false,
    created_at: now(),
  };
  model().messages.push(message);
  model().archived.delete(archiveKey(from, listingId, to));
  model().archived.delete(archiveKey(to, listingId, from));
  return message;
}
