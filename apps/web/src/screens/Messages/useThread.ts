import { type Message, limits } from '@porchlight/domain';
import { threadReaderMachine } from '@porchlight/flows/threadReader';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import { ApiError, markRead, replyTo, thread, useApi, useResource } from '../../api/index.ts';
import { usePorts } from '../../app/ports.ts';
import { useIsLive } from '../../talk/live.ts';
import { useRefreshMessages } from '../../talk/useRefreshMessages.ts';
import type { ConversationId } from './conversationId.ts';

const kindOf = (error: unknown): string => (error instanceof ApiError ? error.kind : 'unknown');

/** The newest page, kept up to date, and the earlier ones that were asked for. */
function usePages(userId: string, { listingId, otherUserId }: ConversationId) {
  const api = useApi();
  const isLive = useIsLive();
  const newest = useResource(thread(userId, listingId, otherUserId), {
    // Five minutes would be an age in a conversation.
    dedupingInterval: 2_000,
    refreshInterval: isLive ? 0 : limits.threadPollMs,
  });
  const [earlier, setEarlier] = useState<{ pages: number; messages: readonly Message[] }>({
    pages: 1,
    messages: [],
  });
  const [isLoadingEarlier, setLoadingEarlier] = useState(false);
  const totalPages = newest.data?.pagination.total_pages ?? 1;

  const loadEarlier = async (): Promise<void> => {
    if (isLoadingEarlier) return;
    setLoadingEarlier(true);
    try {
      const page = earlier.pages + 1;
      const answer = await thread(userId, listingId, otherUserId, { page }).fetch(api);
      setEarlier(({ messages }) => ({ pages: page, messages: [...messages, ...answer.messages] }));
    } finally {
      setLoadingEarlier(false);
    }
  };

  const messages = useMemo(
    () => [...earlier.messages, ...(newest.data?.messages ?? [])],
    [earlier.messages, newest.data],
  );
  return {
    messages,
    error: newest.error,
    isLoading: newest.data === undefined && newest.error === undefined,
    retry: () => void newest.mutate(),
    hasEarlier: earlier.pages < totalPages,
    isLoadingEarlier,
    loadEarlier,
  };
}

/** One open conversation: its messages, its machine, and what the pane and the reply box need of both. */
export function useThread(userId: string, conversation: ConversationId, closed: boolean, draft: string) {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshMessages(userId);
  const pages = usePages(userId, conversation);
  const [delivered, setDelivered] = useState<readonly Message[]>([]);

  const machine = useMemo(
    () =>
      threadReaderMachine.provide({
        actors: {
          markRead: fromPromise(
            async ({ input, signal }: { input: { ids: string[] }; signal: AbortSignal }) => {
              const results = await Promise.allSettled(input.ids.map((id) => markRead(api, id, { signal })));
              const failures: unknown[] = results.flatMap((result) =>
                result.status === 'rejected' ? [result.reason as unknown] : [],
              );
              return {
                marked: input.ids.filter((_, index) => results[index]?.status === 'fulfilled'),
                failures,
              };
            },
          ),
          sendReply: fromPromise<Message, { messageId: string; content: string }>(({ input, signal }) =>
            replyTo(api, input.messageId, { content: input.content }, { signal }),
          ),
        },
      }),
    [api],
  );
  const actor = useActorRef(machine, { input: { userId, closed } });

  useEffect(() => {
    if (draft !== '') actor.send({ type: 'reply.changed', text: draft });
    // Only what was kept from before: from here on the machine holds the text.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [actor]);

  useEffect(() => {
    if (pages.messages.length > 0 || delivered.length > 0)
      actor.send({ type: 'messages.received', messages: [...delivered, ...pages.messages] });
  }, [actor, pages.messages, delivered]);

  useEffect(() => {
    if (closed) actor.send({ type: 'thread.closed' });
  }, [actor, closed]);

  useEffect(() => {
    const subscriptions = [
      actor.on('messages.marked', refresh),
      actor.on('reply.delivered', ({ message }) => {
        setDelivered((before) => [...before, message]);
        refresh();
      }),
      actor.on('failure.logged', ({ error }) => log.error('thread: a call failed', { kind: kindOf(error) })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, log, refresh]);

  return {
    ...pages,
    actor,
    messages: useSelector(actor, ({ context }) => context.messages),
    reply: useSelector(actor, ({ context }) => context.reply),
    isSending: useSelector(actor, (snapshot) => snapshot.matches({ replying: 'sending' })),
    hasFailed: useSelector(actor, (snapshot) => snapshot.matches({ replying: 'failed' })),
  };
}
