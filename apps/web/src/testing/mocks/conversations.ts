import {
  type ConversationHead,
  type ConversationSummary,
  conversationWords,
  isOwner,
  type Listing,
  type Message,
  type Offer,
  offerStatus,
  ownerId,
  type User,
  whyNotMessage,
} from '@porchlight/domain';

import { failure } from './answers.ts';
import { areApart } from './blocks.ts';
import { isListed } from './desk.ts';
import { model, type Model, now } from './model.ts';

const isParty = (message: Message, userId: string): boolean =>
  [message.from_user_id, message.to_user_id].includes(userId);

/** The other user of a message. */
export const otherOf = (message: Message, userId: string): string =>
  message.from_user_id === userId ? message.to_user_id : message.from_user_id;

/** Key in the model's `hidden` of a message that a user deleted for themselves. */
export const hiddenKey = (message: Message, userId: string): string => `${message.id} ${userId}`;

/** Key in the model's `archived` of a conversation that a user archived. */
export const archiveKey = (userId: string, listingId: string, otherId: string): string =>
  `${userId} ${listingId} ${otherId}`;

/**
 * A user's messages, sent and received, without hidden ones and those of blocks in either direction, oldest
 * first.
 */
export function messagesOf(world: Model, userId: string): Message[] {
  return world.messages.filter(
    (message) =>
      isParty(message, userId) &&
      !world.hidden.has(hiddenKey(message, userId)) &&
      !areApart(world, userId, otherOf(message, userId)),
  );
}

export const unreadOf = (messages: readonly Message[], userId: string): Message[] =>
  messages.filter((message) => message.to_user_id === userId && !message.read);

/**
 * The messages between two users about one listing, oldest first; `undefined` without any, or when blocked.
 */
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

/** The head of a conversation for one of its users. */
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
            ...(listing.category && { category_icon: listing.category.icon }),
            thumbnail_url: listing.images[0]?.thumbnail_url ?? null,
            ...(listing.promised_to?.id === userId && { promised_to_you: true }),
            ...(ownerId(listing) === userId &&
              listing.promised_to?.id === otherId && { promised_to_them: true }),
          },
    ...(world.archived.has(archiveKey(userId, listingId, otherId)) && { archived: true }),
  };
}

/** A user's conversations, latest first. */
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

/** The conversations of a query: archived or not, with each word somewhere in names, titles and messages. */
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

/** An offer with its current status: an open one may have expired. */
export const settledOffer = (offer: Offer): Offer => ({
  ...offer,
  status: offerStatus(offer, Date.parse(now())),
});

/** A message with its offer's current status. */
export const asOfNow = (message: Message): Message =>
  message.offer === undefined ? message : { ...message, offer: settledOffer(message.offer) };

/** Adds a message about a listing, and unarchives the conversation. */
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

/** Why a user can't write about a listing. */
export const obstacle = (listing: Listing, user: User): string | undefined =>
  whyNotMessage(listing.status, {
    isOwner: isOwner(listing, user),
    hasWritten: threadOf(model(), user.id, listing.id, ownerId(listing) ?? '') !== undefined,
  });

/** Throws when a user can't write to a listing's owner. */
export function admitToOwner(listing: Listing, user: User): void {
  const reason = obstacle(listing, user);
  if (reason !== undefined)
    throw isOwner(listing, user) ? failure(403, reason, 'forbidden') : failure(409, reason, 'not_active');
}
