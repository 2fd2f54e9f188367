import { type Message, limits, sameId, type ConversationAnswer } from '@porchlight/domain';
import { useCallback, useState } from 'react';

import { conversation, useApi, useResource } from '../../api/index.ts';
import { useAskedToBlock } from '../../blocks/asking.ts';
import { usePorts } from '../../lib/ports.ts';
import { usePoll } from '../../messages/polling.ts';
import type { ConversationId } from './conversationId.ts';
import { joinMessages } from './joinMessages.ts';

/** The newest page of a conversation, kept up to date, and the earlier ones that were asked for. */
export function useConversationPages(userId: string, { listingId, otherUserId }: ConversationId) {
  const api = useApi();
  const { log } = usePorts();
  const asked = useAskedToBlock();
  // Blocked, they have no conversation any more, and this one stays only until another page stands.
  const isGoing = asked !== null && sameId(asked.id, otherUserId);
  const { data, error, mutate } = useResource(isGoing ? null : conversation(userId, listingId, otherUserId), {
    // Five minutes would be an age in a conversation.
    dedupingInterval: 2_000,
  });
  const ask = useCallback(() => mutate(), [mutate]);
  usePoll(ask, limits.conversationPollMs);

  const [known, setKnown] = useState<readonly Message[]>([]);
  const [newest, setNewest] = useState<ConversationAnswer>();
  // Forgotten elsewhere, an open one stays as it was.
  if (data !== undefined && data !== newest) {
    setNewest(data);
    setKnown(joinMessages(known, data.messages));
  }

  const [earlier, setEarlier] = useState<'resting' | 'loading' | 'failed'>('resting');
  const loadEarlier = async (): Promise<void> => {
    if (earlier === 'loading') return;
    setEarlier('loading');
    // What is known are the newest so many: the page that comes next begins at most one page before their end.
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
    /** Each once, in any order. */
    known,
    add: useCallback(
      (message: Message) =>
        setKnown((before) => (before.some(({ id }) => id === message.id) ? before : [...before, message])),
      [],
    ),
    head: newest?.conversation,
    error: known.length === 0 ? error : undefined,
    /** There is a conversation, but the person has hidden all of it. */
    isEmpty: newest?.pagination.total === 0,
    retry: ask,
    hasEarlier: known.length < (newest?.pagination.total ?? 0),
    earlier,
    loadEarlier: () => void loadEarlier(),
  };
}
