import { texts } from '@porchlight/domain';

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
  loading: string;
}

export const english: ConversationMessages = {
  label: texts.messages.title,
  loadEarlier: 'Load earlier messages',
  earlierFailed: 'Not loaded. Try again',
  unread: 'New',
  below: 'New messages',
  you: 'You',
  today: texts.common.today,
  loading: texts.common.loading,
};
