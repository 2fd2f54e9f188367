import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `ConversationList`. */
export interface ConversationListMessages {
  /** Name of the list. */
  label: string;
  /** Text of the badge for screen readers. */
  unread: (count: number, formats: Formats) => string;
  /** Before the user's own last message. */
  you: string;
  deletedUser: string;
  listingRemoved: string;
  /** Replaces a last message that moderators removed. */
  messageRemoved: string;
  loading: string;
}

export const english: ConversationListMessages = {
  label: 'Conversations',
  unread: (count) => `${count} unread`,
  you: 'You:',
  deletedUser: texts.common.deletedUser,
  listingRemoved: texts.common.listingRemoved,
  messageRemoved: 'Message removed',
  loading: texts.common.loading,
};
