import { ReplyBox } from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';

import { TypedNudge } from '../../messages/TypedNudge.tsx';
import * as styles from './Messages.css.ts';
import type { ConversationActor } from './useConversation.ts';

export interface ReplyProps {
  actor: ConversationActor;
  /** Why replies are closed. */
  closedReason: string | undefined;
}

/** The reply box. A separate component, so that typing doesn't rerender the whole conversation. */
export function Reply({ actor, closedReason }: ReplyProps) {
  const text = useSelector(actor, ({ context }) => context.reply);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches({ replying: 'sending' }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ replying: 'failed' }));
  const isReady = useSelector(actor, ({ context }) => context.messages.length > 0);
  // A reply sent before the conversation has loaded waits for it.
  const [isWanted, setWanted] = useState(false);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || !isReady || isDone.current) return;
    isDone.current = true;
    actor.send({ type: 'reply.sent' });
  }, [actor, isReady, isWanted]);

  const send = (): void => {
    if (isReady) actor.send({ type: 'reply.sent' });
    else setWanted(true);
  };
  const isWaiting = isWanted && !isReady;
  return (
    <ReplyBox
      className={styles.reply}
      value={text}
      onValueChange={(next) => actor.send({ type: 'reply.changed', text: next })}
      onSend={send}
      state={isSending || isWaiting ? 'sending' : hasFailed ? 'failed' : undefined}
      closedReason={closedReason}
      nudge={<TypedNudge text={text} />}
    />
  );
}
