import { type ConversationSummary, isRecord } from '@porchlight/domain';
import { media } from '@porchlight/ui/theme';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { hrefOfSummary } from './conversationId.ts';

/** What an address is gone to with when nobody chose it. */
const byItself = { byItself: true };

/** Whether the conversation in the address was opened by nobody's choice. */
export function useIsByItself(): boolean {
  const state: unknown = useLocation().state;
  return isRecord(state) && state['byItself'] === true;
}

/**
 * Opens a conversation where both panes have room and none is chosen. It takes the place of the address: the way back
 * leads to where one came from.
 */
export function useOpenNewest(newest: ConversationSummary | undefined, isUnchosen: boolean): void {
  const navigate = useNavigate();
  const href = isUnchosen && newest !== undefined ? hrefOfSummary(newest) : undefined;
  // At once with what is drawn: later it could take the place of what somebody has pressed since.
  useLayoutEffect(() => {
    if (href !== undefined && window.matchMedia(media.lg).matches)
      void navigate(href, { replace: true, state: byItself });
  }, [href, navigate]);
}
