import { type ConversationsAnswer, type ConversationSummary, limits } from '@porchlight/domain';
import { useState } from 'react';

import {
  conversationsPage,
  joinConversations,
  latestConversations,
  useApi,
  useResource,
} from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { renewConversations } from './renewConversations.ts';

const pageSize = limits.conversationsPageSize;

/**
 * The person's conversations, page by page as they are asked for. An event brings as many up to date as are shown, with one
 * reading: only so do the numbers of unread messages stay right further down the list, too.
 */
export function useConversations(userId: string) {
  const api = useApi();
  const { log } = usePorts();
  const [known, setKnown] = useState<readonly ConversationSummary[]>([]);
  const { data, error, mutate } = useResource(
    latestConversations(userId, Math.max(pageSize, known.length)),
    // Five minutes would be an age in a conversation.
    { dedupingInterval: 2_000 },
  );
  const [newest, setNewest] = useState<ConversationsAnswer>();
  if (data !== newest) {
    setNewest(data);
    if (data !== undefined) setKnown(renewConversations(known, data));
  }

  const [more, setMore] = useState<'resting' | 'loading' | 'failed'>('resting');
  const loadMore = async (): Promise<void> => {
    if (more === 'loading') return;
    setMore('loading');
    try {
      const { conversations } = await conversationsPage(api, Math.floor(known.length / pageSize) + 1);
      setKnown((before) => joinConversations(before, conversations));
      setMore('resting');
    } catch {
      log.warn('messages: more conversations not loaded');
      setMore('failed');
    }
  };

  return {
    all: known,
    error: known.length === 0 ? error : undefined,
    isLoading: data === undefined && error === undefined,
    hasMore: known.length < (data?.pagination.total ?? 0),
    more,
    loadMore: () => void loadMore(),
    retry: () => mutate(),
  };
}
