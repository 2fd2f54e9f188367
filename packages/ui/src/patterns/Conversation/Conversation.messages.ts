import { type MessageNotice, texts } from '@porchlight/domain';

/** The words of a `Conversation`. */
export interface ConversationMessages {
  /** Name of the log. */
  label: string;
  loadEarlier: string;
  /** On the same button when that did not work. */
  earlierFailed: string;
  /** Above the first unread message. */
  unread: string;
  /** On the button that leads to what arrived below. */
  below: string;
  /** Read before each group: whose words they are. */
  you: string;
  today: string;
  /** Stands for a message that moderators removed. */
  removed: string;
  loading: string;
  /** Read after the time of one's own messages: the server has them. */
  sent: string;
  /** The same once the other person has read them. */
  seen: string;
  /** What was told by changing the listing or answering an offer, as the other person reads it. */
  notices: Record<MessageNotice, string>;
  /** The same as who did it reads it. */
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
