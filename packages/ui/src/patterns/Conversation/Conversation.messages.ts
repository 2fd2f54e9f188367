import { type MessageNotice, texts } from '@porchlight/domain';

/** Texts of a `Conversation`. */
export interface ConversationMessages {
  /** Name of the log. */
  label: string;
  loadEarlier: string;
  /** On the same button after a failure. */
  earlierFailed: string;
  /** Above the first unread message. */
  unread: string;
  /** On the button that scrolls to new messages. */
  below: string;
  /** Announced before each of the user's own groups. */
  you: string;
  today: string;
  /** Replaces a message that moderators removed. */
  removed: string;
  loading: string;
  /** After the time of the user's own messages: delivered to the server. */
  sent: string;
  /** The same once the other user has read them. */
  seen: string;
  /** Notices about the listing or an offer, for the other user. */
  notices: Record<MessageNotice, string>;
  /** The same for the user who made the change. */
  ownNotices: Record<MessageNotice, (name: string) => string>;
}

export const english: ConversationMessages = {
  label: texts.messages.title,
  loadEarlier: 'Load earlier messages',
  earlierFailed: 'Not loaded. Try again',
  unread: 'New',
  below: 'New messages',
  you: 'You',
  today: texts.common.today,
  removed: 'This message was removed.',
  loading: texts.common.loading,
  sent: 'Sent',
  seen: 'Seen',
  notices: texts.messages.notices,
  ownNotices: {
    reserved: (name) => `Reserved for ${name}`,
    sold: (name) => `Sold to ${name}`,
    released: () => texts.messages.notices.released,
    gone: () => texts.messages.notices.gone,
    offer_accepted: () => texts.messages.notices.offer_accepted,
    offer_declined: () => texts.messages.notices.offer_declined,
    offer_withdrawn: () => texts.messages.notices.offer_withdrawn,
  },
};
