import { type Message, limits, sameId, type ConversationAnswer } from '@porchlight/domain';
import { useCallback, useState } from 'react';

import { conversation, useApi, useResource } from '../../api/index.ts';
import { useAskedToBlock } from '../../blocks/asking.ts';
import { usePorts } from '../../lib/ports.ts';
import { usePoll } from '../../messages/polling.ts';
import type { ConversationId } from '../../messages/conversationId.ts';
import { joinMessages } from './joinMessages.ts';

/** The newest page of a conversation, kept up to date, and earlier ones loaded on demand. */
export function useConversationPages(userId: string, { listingId, otherUserId }: ConversationId) {
  const api = useApi();
  const { log } = usePorts();
  const asked = useAskedToBlock();
  // After a block the conversation no longer exists; it stays only until another page is shown.
  const isGoing = asked !== null && sameId(asked.id, otherUserId);
  const { data, error, mutate } = useResource(isGoing ? null : conversation(userId, listingId, otherUserId), {
    // The default of five minutes is too long for a conversation.
    dedupingInterval: 2_000,
  });
  const ask = useCallback(() => mutate(), [mutate]);
  usePoll(ask, limits.conversationPollMs);

  const [known, setKnown] = useState<readonly Message[]>([]);
  const [newest, setNewest] = useState<ConversationAnswer>();
  // If its cache entry is dropped, an open conversation stays as it is.
  if (data !== undefined && data !== newest) {
    setNewest(data);
    setKnown(joinMessages(known, data.messages));
  }

  const [earlier, setEarlier] = useState<'resting' | 'loading' | 'failed'>('resting');
  const loadEarlier = async (): Promise<void> => {
    if (earlier === 'loading') return;
    setEarlier('loading');
    // The newest messages are known, so the next page overlaps them by less than one page.
    const page = Math.floor(known.length / limits.messagesPageSize) + 1;
    try {
      const { messages } = await conversation(userId, listingId, otherUserId, { page }).fetch(api);
      setKnown((before) => [...new Map([...messages, ...before].map((each) => [each.id, each])).values()]);
      setEarlier('resting');
    } catch {
      log.warn('conversation: earlier messages not loaded');
      setEarlier('failed');
    }
  };

  return {
    /** Without duplicates, in any order. */
    known,
    add: useCallback(
      (message: Message) =>
        setKnown((before) => (before.some(({ id }) => id === message.id) ? before : [...before, message])),
      [],
    ),
    head: newest?.conversation,
    error: known.length === 0 ? error : undefined,
    /** The conversation exists, but the user has hidden all of it. */
    isEmpty: newest?.pagination.total === 0,
    retry: ask,
    hasEarlier: known.length < (newest?.pagination.total ?? 0),
    earlier,
    loadEarlier: () => void loadEarlier(),
  };
}
