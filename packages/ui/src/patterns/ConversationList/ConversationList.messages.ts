import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `ConversationList`. */
export interface ConversationListMessages {
  /** Name of the list. */
  label: string;
  /** Said of the badge. */
  unread: (count: number, formats: Formats) => string;
  /** Before one's own last message. */
  you: string;
  deletedUser: string;
  listingRemoved: string;
  /** In place of a last message that moderators removed. */
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
