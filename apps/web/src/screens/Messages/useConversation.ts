import type { Message } from '@porchlight/domain';
import { conversationReaderMachine } from '@porchlight/flows/conversationReader';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';

import { ApiError, markRead, replyTo, useApi, useRefreshMessages } from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { whenInSight } from '../../messages/polling.ts';

import { attemptFor } from '../../lib/sendAttempt.ts';
import { type UnsentTextStore, unsentTextStore } from '../../messages/unsentText.ts';
import type { ConversationId } from '../../messages/conversationId.ts';
import { hasArrived } from './joinMessages.ts';
import { useConversationPages } from './useConversationPages.ts';

/** The machine of one open conversation. */
export type ConversationActor = ActorRefFrom<typeof conversationReaderMachine>;

/** The kind of a failure, or of the first of several. */
const kindOf = (failed: unknown): string => {
  const error: unknown = Array.isArray(failed) ? failed[0] : failed;
  return error instanceof ApiError ? error.kind : 'unknown';
};

/** Stores the typed text for the tab, and restores it. */
function useKeptText(actor: ConversationActor, words: UnsentTextStore): void {
  useEffect(() => {
    const before = words.read()?.text ?? '';
    if (before !== '') actor.send({ type: 'reply.changed', text: before });
    let last = actor.getSnapshot().context.reply;
    const subscription = actor.subscribe(({ context: { reply } }) => {
      if (reply === last) return;
      last = reply;
      words.write({ text: reply, attempt: words.read()?.attempt });
    });
    return () => subscription.unsubscribe();
  }, [actor, words]);
}

/** Clears the box when a reply whose response was lost has arrived. */
function useLostAnswers(
  actor: ConversationActor,
  words: UnsentTextStore,
  messages: readonly Message[],
  userId: string,
): void {
  // It may have arrived before or after the call was aborted.
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ replying: 'failed' }));
  useEffect(() => {
    const attempt = words.read()?.attempt;
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ replying: 'sending' }) || !hasArrived(attempt, messages, userId)) return;
    const { reply } = snapshot.context;
    const isTheSame = reply.trim() === attempt?.words;
    words.write({ text: isTheSame ? '' : reply });
    if (isTheSame) actor.send({ type: 'reply.changed', text: '' });
  }, [actor, hasFailed, messages, userId, words]);
}

/**
 * One open conversation: its messages, its machine, and data for the pane and the reply box.
 *
 * @param isLookedAt resolves on the user's first interaction: only then are messages marked read
 */
export function useConversation(userId: string, conversation: ConversationId, isLookedAt: Promise<void>) {
  const api = useApi();
  const { log } = usePorts();
  const refresh = useRefreshMessages(userId);
  const { known, add, ...pages } = useConversationPages(userId, conversation);
  const [words] = useState(() =>
    unsentTextStore(userId, `${conversation.listingId}/${conversation.otherUserId}`),
  );

  const machine = useMemo(
    () =>
      conversationReaderMachine.provide({
        actors: {
          markRead: fromPromise(
            async ({ input, signal }: { input: { ids: string[] }; signal: AbortSignal }) => {
              // In a background tab nothing has been read yet.
              await isLookedAt;
              await whenInSight(signal);
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
          sendReply: fromPromise<Message, { messageId: string; content: string }>(({ input, signal }) => {
            const kept = words.read();
            const attempt = attemptFor(kept?.attempt, input.content, input.messageId);
            words.write({ text: kept?.text ?? input.content, attempt });
            return replyTo(api, attempt.messageId, { content: input.content }, attempt.key, { signal });
          }),
        },
      }),
    [api, isLookedAt, words],
  );
  const actor = useActorRef(machine, { input: { userId } });
  useKeptText(actor, words);

  useEffect(() => {
    if (known.length > 0) actor.send({ type: 'messages.received', messages: [...known] });
  }, [actor, known]);

  useEffect(() => {
    const subscriptions = [
      actor.on('messages.marked', refresh),
      actor.on('reply.delivered', ({ message }) => {
        words.remove();
        add(message);
        refresh();
      }),
      actor.on('failure.logged', ({ error }) =>
        log.error('conversation: a call failed', { kind: kindOf(error) }),
      ),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, add, log, refresh, words]);

  const messages = useSelector(actor, ({ context }) => context.messages);
  useLostAnswers(actor, words, messages, userId);
  return {
    ...pages,
    // Keep the button until the loaded messages are rendered; removing it earlier would shift them.
    hasEarlier: pages.hasEarlier || messages.length < known.length,
    actor,
    messages,
  };
}
