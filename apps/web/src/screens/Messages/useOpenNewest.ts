import type { ConversationSummary } from '@porchlight/domain';
import { media } from '@porchlight/ui/theme';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { ConversationId } from '../../messages/conversationId.ts';

/**
 * The conversation that opens automatically: the newest, where both panes fit and none is chosen. It stays
 * the same until the next navigation. The address doesn't change, because a redirect could override a click
 * made meanwhile.
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
