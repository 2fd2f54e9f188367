import { texts } from '@porchlight/domain';

export const words = {
  more: 'Conversation options',
  archive: 'Archive',
  bringBack: 'Move to inbox',
  notArchived: `That didn’t work. ${texts.common.tryAgain}.`,
};
