import { type ConversationSummary, texts } from '@porchlight/domain';
import {
  ArrowLeftIcon,
  EmptyState,
  ErrorState,
  FlagIcon,
  Heading,
  MessageThread,
  type MessageThreadHandle,
  ReplyBox,
  TextLink,
} from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { useNow } from '../../app/clock.ts';
import { paths } from '../../paths.ts';
import type { ConversationId } from './conversationId.ts';
import * as styles from './Messages.css.ts';
import { useThread } from './useThread.ts';

export interface ThreadProps {
  userId: string;
  conversation: ConversationId;
  /** From the list; absent while that is loading, or when it is further down the list. */
  summary: ConversationSummary | undefined;
  /** What was typed here before. */
  draft: string;
  onDraftChange: (text: string) => void;
}

/** Why nobody can answer here any more. */
function closedReasonOf(summary: ConversationSummary | undefined): string | undefined {
  if (summary?.other_user === null) return 'You can still read this, but the other account is gone.';
  if (summary?.listing === null) return 'You can still read this, but the listing was removed.';
  return undefined;
}

function ThreadHead({ conversation, summary }: Pick<ThreadProps, 'conversation' | 'summary'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name =
    summary === undefined ? texts.messages.title : (summary.other_user?.name ?? texts.common.deletedUser);
  const title = summary === undefined ? undefined : (summary.listing?.title ?? texts.common.listingRemoved);
  const listingHref = paths.listing.href(conversation.listingId);
  return (
    <header className={styles.threadHead}>
      <TextLink href={paths.messages.href()} standalone tone="muted" className={styles.back}>
        <ArrowLeftIcon size="sm" /> {texts.messages.back}
      </TextLink>
      <div className={styles.threadNames}>
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </Heading>
        {title !== undefined &&
          (summary?.listing === null ? (
            <span>{title}</span>
          ) : (
            <TextLink href={listingHref} tone="muted">
              <bdi>{title}</bdi>
            </TextLink>
          ))}
      </div>
      <TextLink
        href={paths.report.href({ listing: conversation.listingId, user: summary?.other_user?.name ?? '' })}
        standalone
        tone="muted"
      >
        <FlagIcon size="sm" /> {texts.navigation.report}
      </TextLink>
    </header>
  );
}

/** One conversation: who it is with, what was said, the box to answer in. */
export function Thread({ userId, conversation, summary, draft, onDraftChange }: ThreadProps) {
  const now = useNow();
  const pane = useRef<MessageThreadHandle>(null);
  const closedReason = closedReasonOf(summary);
  const view = useThread(userId, conversation, closedReason !== undefined, draft);
  const { actor } = view;

  useEffect(() => {
    const subscription = actor.on('scroll.due', () => pane.current?.scrollToEnd());
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => onDraftChange(view.reply), [onDraftChange, view.reply]);

  return (
    <section className={styles.thread} aria-label={summary?.other_user?.name ?? texts.messages.title}>
      <ThreadHead conversation={conversation} summary={summary} />
      {view.error !== undefined && view.messages.length === 0 ? (
        <ErrorState headingLevel={3} onRetry={view.retry}>
          {view.error.isTransient ? texts.errors.offline : undefined}
        </ErrorState>
      ) : !view.isLoading && view.messages.length === 0 ? (
        <EmptyState headingLevel={3} title={texts.messages.empty} />
      ) : (
        <MessageThread
          className={styles.pane}
          thread={view.messages}
          currentUserId={userId}
          otherName={summary?.other_user?.name ?? texts.common.deletedUser}
          now={now}
          loading={view.isLoading}
          handle={pane}
          onLoadEarlier={view.hasEarlier ? () => void view.loadEarlier() : undefined}
          loadingEarlier={view.isLoadingEarlier}
          onAtEndChange={(atEnd) => actor.send({ type: 'pane.scrolled', atEnd })}
        />
      )}
      <ReplyBox
        value={view.reply}
        onValueChange={(text) => actor.send({ type: 'reply.changed', text })}
        onSend={() => actor.send({ type: 'reply.sent' })}
        state={view.isSending ? 'sending' : view.hasFailed ? 'failed' : undefined}
        closedReason={closedReason}
      />
    </section>
  );
}
