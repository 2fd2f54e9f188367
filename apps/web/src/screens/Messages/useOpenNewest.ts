import type { ConversationSummary } from '@porchlight/domain';
import { media } from '@porchlight/ui/theme';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { ConversationId } from './conversationId.ts';

/**
 * The conversation that is open by no one's choice: the newest, where both panes have room and none is chosen. It stays
 * that one until another address is gone to. Its own address is not: what has loaded would take the place of what
 * someone has pressed meanwhile.
 */
export function useOpenNewest(
  newest: ConversationSummary | undefined,
  isUnchosen: boolean,
): ConversationId | undefined {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ at: string; conversation: ConversationId }>();
  if (isUnchosen && newest !== undefined && opened?.at !== key && window.matchMedia(media.lg).matches) {
    const { listing_id: listingId, other_user_id: otherUserId } = newest;
    setOpened({ at: key, conversation: { listingId, otherUserId } });
  }
  return opened?.at === key ? opened.conversation : undefined;
}
