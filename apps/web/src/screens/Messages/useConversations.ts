import { type ConversationsAnswer, type ConversationSummary, limits } from '@porchlight/domain';
import { useEffect, useRef, useState } from 'react';

import {
  conversationsPage,
  joinConversations,
  latestConversations,
  type WantedConversations,
  useApi,
  useResource,
} from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { renewConversations } from './renewConversations.ts';

const pageSize = limits.conversationsPageSize;

/**
 * The user's conversations, with more pages on demand. An event refreshes all shown ones in one request,
 * which also keeps unread counts correct further down.
 *
 * @param userId `null` until known, which counts as loading
 * @param wanted the filter; a change resets the list
 */
export function useConversations(
  userId: string | null,
  { query = '', archived = false }: WantedConversations,
) {
  const api = useApi();
  const { log } = usePorts();
  const [known, setKnown] = useState<readonly ConversationSummary[]>([]);
  const wanted = { ...(query !== '' && { query }), ...(archived && { archived }) };
  const name = `${archived} ${query}`;
  const { data, error, mutate } = useResource(
    userId === null ? null : latestConversations(userId, wanted, Math.max(pageSize, known.length)),
    // The default of five minutes is too long for conversations.
    { dedupingInterval: 2_000 },
  );
  const [more, setMore] = useState<'resting' | 'loading' | 'failed'>('resting');
  const [newest, setNewest] = useState<ConversationsAnswer>();
  const [shown, setShown] = useState(name);
  if (name !== shown) {
    setShown(name);
    setNewest(undefined);
    setKnown([]);
    setMore('resting');
  } else if (data !== newest) {
    setNewest(data);
    if (data !== undefined) setKnown(renewConversations(known, data));
  }

  const current = useRef(name);
  useEffect(() => {
    current.current = name;
  }, [name]);
  const loadMore = async (): Promise<void> => {
    if (more === 'loading') return;
    setMore('loading');
    try {
      const { conversations } = await conversationsPage(api, wanted, Math.floor(known.length / pageSize) + 1);
      // The search may have changed meanwhile.
      if (current.current !== name) return;
      setKnown((before) => joinConversations(before, conversations));
      setMore('resting');
    } catch {
      if (current.current !== name) return;
      log.warn('messages: more conversations not loaded');
      setMore('failed');
    }
  };

  return {
    all: known,
    error: known.length === 0 ? error : undefined,
    isLoading: data === undefined && error === undefined,
    total: data?.pagination.total ?? 0,
    hasMore: known.length < (data?.pagination.total ?? 0),
    more,
    loadMore: () => void loadMore(),
    retry: () => mutate(),
  };
}
