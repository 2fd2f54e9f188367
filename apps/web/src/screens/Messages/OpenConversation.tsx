import { type ConversationHead as Head, type Message, nudgeIn, texts } from '@porchlight/domain';
import {
  EmptyState,
  MailboxDrawing,
  MessageNudge,
  Conversation,
  type ConversationHandle,
} from '@porchlight/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';

import { isMissing } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { useIsOffline } from '../../lib/useIsOffline.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import { ConversationHead, nameOf } from './ConversationHead.tsx';
import type { ConversationId } from '../../messages/conversationId.ts';
import * as styles from './Messages.css.ts';
import { OfferBar } from './OfferBar.tsx';
import { OfferInThread } from './OfferInThread.tsx';
import { Reply } from './Reply.tsx';
import { ReportLink } from '../../reports/ReportLink.tsx';
import { toReport } from './toReport.ts';
import type { Archive } from './useArchive.ts';
import { useConversation } from './useConversation.ts';
import { useLook } from './useLook.ts';
import { useOffers } from '../../messages/useOffers.ts';
import { words } from './OpenConversation.words.ts';

/** Whether a message can be reported: neither an event of the listing or an offer, nor removed. */
const isWritten = ({ notice, removed }: Message): boolean => notice === undefined && removed !== true;

export interface OpenConversationProps {
  userId: string;
  conversation: ConversationId;
  /** From the list; absent while loading, or when further down the list. */
  summary: Head | undefined;
  /** Whether it opened automatically. */
  isByItself: boolean;
  archive: Archive;
}

/** Why replies are closed. */
function closedReasonOf(head: Head | undefined): string | undefined {
  if (head?.other_user === null) return words.userGone;
  if (head?.listing === null) return words.listingGone;
  return undefined;
}

/** A safety tip for a message, determined on the device: nothing is sent. */
function nudgeFor({ content }: Message): ReactNode {
  const kind = nudgeIn(content);
  return kind && <MessageNudge kind={kind} safetyHref={paths.safety.href()} />;
}

/** One conversation: its head, its messages, and the reply box. */
export function OpenConversation({
  userId,
  conversation,
  summary,
  isByItself,
  archive,
}: OpenConversationProps) {
  const now = useNow();
  const pane = useRef<ConversationHandle>(null);
  const { whole, isLookedAt } = useLook(!isByItself);
  const view = useConversation(userId, conversation, isLookedAt);
  const { actor, error } = view;
  const head = view.head ?? summary;
  const closedReason = closedReasonOf(head);
  const isOffline = useIsOffline();
  const offers = useOffers(userId, conversation);
  const listing = head?.listing ?? null;
  const otherName = nameOf(head) ?? '';
  const offerFor = useCallback(
    (message: Message) =>
      message.offer && (
        <OfferInThread
          actor={offers}
          message={message}
          offer={message.offer}
          userId={userId}
          otherName={otherName}
          listing={closedReason === undefined ? listing : null}
        />
      ),
    [closedReason, listing, offers, otherName, userId],
  );

  const footFor = useCallback(
    (messages: readonly Message[]) => {
      const newest = messages.findLast(isWritten);
      return (
        head &&
        newest && (
          <ReportLink
            standalone
            className={styles.report}
            reported={toReport(conversation, head, newest)}
            aria-label={words.report}
          />
        )
      );
    },
    [conversation, head],
  );

  useEffect(() => {
    if (closedReason !== undefined) actor.send({ type: 'conversation.closed' });
  }, [actor, closedReason]);
  useEffect(() => {
    const subscription = actor.on('scroll.due', () => pane.current?.scrollToEnd());
    return () => subscription.unsubscribe();
  }, [actor]);

  const frame = (title: string, children: ReactNode) => (
    <section
      ref={whole}
      className={styles.conversation}
      aria-label={nameOf(head) ?? title}
      data-below-banner={isOffline || undefined}
    >
      <ConversationHead
        userId={userId}
        conversation={conversation}
        head={head}
        title={title}
        isByItself={isByItself}
        archive={archive}
      />
      {children}
    </section>
  );

  if (isMissing(error))
    return frame(
      texts.messages.title,
      <EmptyState headingLevel={3} drawing={<MailboxDrawing />} title={words.missing}>
        {words.missingText}
      </EmptyState>,
    );
  if (error !== undefined)
    return frame(
      texts.messages.title,
      <LoadFailure headingLevel={3} title={words.failed} error={error} onRetry={view.retry} />,
    );
  if (view.isEmpty)
    return frame(texts.messages.title, <EmptyState headingLevel={3} title={texts.messages.empty} />);
  return frame(
    texts.common.loading,
    <>
      <Conversation
        className={styles.pane}
        conversation={view.messages}
        currentUserId={userId}
        otherName={otherName}
        now={now}
        loading={view.messages.length === 0}
        handle={pane}
        nudgeFor={nudgeFor}
        offerFor={offerFor}
        footFor={footFor}
        onLoadEarlier={view.hasEarlier ? view.loadEarlier : undefined}
        loadingEarlier={view.earlier === 'loading'}
        earlierFailed={view.earlier === 'failed'}
        onAtEndChange={(atEnd) => actor.send({ type: 'pane.scrolled', atEnd })}
      />
      {listing !== null && closedReason === undefined && (
        <OfferBar actor={offers} userId={userId} listing={listing} messages={view.messages} />
      )}
      <Reply actor={actor} closedReason={closedReason} />
    </>,
  );
}
