import type { ListingStatus, MessageNotice, OfferStatus, PricePeriod, PriceType } from '../wire/values.ts';
import {
  type Check,
  count,
  flag,
  id,
  idOf,
  nullable,
  number,
  openText,
  optional,
  rows,
  type Shape,
  shape,
  text,
} from './checks.ts';
import { pagination } from './pagination.ts';

const offerFields = {
  /** In the currency of the listing. */
  amount: number,
  status: openText<OfferStatus>(),
  /** When it expires if not answered. */
  expires_at: text,
};

/** An amount that one of two users offers the other for a listing. */
export interface Offer extends Shape<typeof offerFields> {}
const offer: Check<Offer> = shape(offerFields);

const messageFields = {
  id,
  listing_id: id,
  from_user_id: id,
  to_user_id: id,
  subject: text,
  content: text,
  /** The listing's change, when the server wrote `content` in the seller's name. Absent for written messages. */
  notice: optional(openText<MessageNotice>()),
  /** The offer of the message; `content` is its text form. Absent for other messages. */
  offer: optional(offer),
  /** Whether moderators removed it: `content` is empty then. Absent: no. */
  removed: optional(flag),
  read: flag,
  created_at: text,
};

/** A message from one user to another about a listing. */
export interface Message extends Shape<typeof messageFields> {}
export const message: Check<Message> = shape(messageFields);

const headFields = {
  /** The listing it is about. */
  listing_id: id,
  /** The user it is with. */
  other_user_id: id,
  /** `null` when that user's account is gone. */
  other_user: nullable(shape({ name: text })),
  /** `null` when the listing is gone; the conversation stays readable. */
  listing: nullable(
    shape({
      title: text,
      /** The seller's id. */
      user_id: optional(id),
      status: optional(openText<ListingStatus>()),
      price: optional(nullable(number)),
      price_type: optional(openText<PriceType>()),
      price_period: optional(openText<PricePeriod>()),
      category_id: optional(id),
      /** The category's `icon`, drawn where there is no thumbnail. */
      category_icon: optional(text),
      thumbnail_url: optional(nullable(text)),
      /** Whether it is reserved for, or sold to, the current user. Absent: no. */
      promised_to_you: optional(flag),
      /** Whether it is reserved for, or sold to, the other user. Only in responses to its owner. Absent: no. */
      promised_to_them: optional(flag),
    }),
  ),
  /** Whether the current user archived it; a new message restores it. Absent: no. */
  archived: optional(flag),
};

/** The other user and the listing of a conversation: shown above its messages. */
export interface ConversationHead extends Shape<typeof headFields> {}
const conversationHead: Check<ConversationHead> = shape(headFields);

const summaryFields = {
  ...headFields,
  unread_count: count(),
  last_message: shape({ content: text, created_at: text, from_user_id: optional(id) }),
};

/** A row of the conversation list. The pair (listing, other user) identifies it. */
export interface ConversationSummary extends Shape<typeof summaryFields> {}
const conversationSummary: Check<ConversationSummary> = shape(summaryFields);

/** One conversation, newest message first. */
export const conversation = shape({
  /** The other user and the listing, for conversations opened by URL. Servers may omit it. */
  conversation: optional(conversationHead),
  messages: rows(message, idOf),
  pagination,
});

export const conversations = shape({
  conversations: rows(
    conversationSummary,
    ({ listing_id: listingId, other_user_id: otherId }) => `${listingId}/${otherId}`,
  ),
  pagination,
});
