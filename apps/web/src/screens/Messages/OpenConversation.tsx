import { type ConversationHead, sameId, texts } from '@porchlight/domain';
import {
  ArrowLeftIcon,
  EmptyState,
  FlagIcon,
  Heading,
  MailboxDrawing,
  Conversation,
  type ConversationHandle,
  TextLink,
} from '@porchlight/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { isMissing } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { useIsOffline } from '../../lib/useIsOffline.ts';
import { LoadFailure } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import type { ConversationId } from './conversationId.ts';
import * as styles from './Messages.css.ts';
import { Reply } from './Reply.tsx';
import { useConversation } from './useConversation.ts';

export interface OpenConversationProps {
  userId: string;
  conversation: ConversationId;
  /** From the list; absent while that is loading, or when it is further down the list. */
  summary: ConversationHead | undefined;
}

/** Why nobody can answer here any more. */
function closedReasonOf(head: ConversationHead | undefined): string | undefined {
  if (head?.other_user === null) return 'You can still read this, but the other account is gone.';
  if (head?.listing === null) return 'You can still read this, but the listing was removed.';
  return undefined;
}

/** The other person's name, as far as it is known. */
const nameOf = (head: ConversationHead | undefined): string | undefined =>
  head && (head.other_user?.name ?? texts.common.deletedUser);

/** Whom and what one may report from here: the other person, and the listing unless it is one's own. */
function reportHref({ listingId }: ConversationId, head: ConversationHead, userId: string): string {
  return paths.report.href({
    ...(sameId(head.listing?.user_id, userId) ? {} : { listing: listingId }),
    user: head.other_user?.name ?? '',
  });
}

interface HeadProps {
  userId: string;
  conversation: ConversationId;
  head: ConversationHead | undefined;
  /** Stands where the name is not known. */
  title: string;
}

function ConversationHead({ userId, conversation, head, title }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head}>
      <TextLink href={paths.messages.href()} standalone tone="muted" className={styles.back}>
        <ArrowLeftIcon size="sm" /> {texts.messages.back}
      </TextLink>
      <div className={styles.names}>
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          <bdi>{nameOf(head) ?? title}</bdi>
        </Heading>
        {head?.listing === null && <span>{texts.common.listingRemoved}</span>}
        {head?.listing && (
          <TextLink href={paths.listing.href(conversation.listingId)} tone="muted" className={styles.about}>
            <bdi>{head.listing.title}</bdi>
          </TextLink>
        )}
      </div>
      {head !== undefined && (
        <TextLink href={reportHref(conversation, head, userId)} standalone tone="muted">
          <FlagIcon size="sm" /> {texts.navigation.report}
        </TextLink>
      )}
    </header>
  );
}

/** One conversation: who it is with, what was said, the box to answer in. */
export function OpenConversation({ userId, conversation, summary }: OpenConversationProps) {
  const now = useNow();
  const pane = useRef<ConversationHandle>(null);
  const view = useConversation(userId, conversation);
  const { actor, error } = view;
  const head = view.head ?? summary;
  const closedReason = closedReasonOf(head);
  const isOffline = useIsOffline();

  useEffect(() => {
    if (closedReason !== undefined) actor.send({ type: 'conversation.closed' });
  }, [actor, closedReason]);
  useEffect(() => {
    const subscription = actor.on('scroll.due', () => pane.current?.scrollToEnd());
    return () => subscription.unsubscribe();
  }, [actor]);

  const frame = (title: string, children: ReactNode) => (
    <section
      className={styles.conversation}
      aria-label={nameOf(head) ?? title}
      data-below-banner={isOffline || undefined}
    >
      <ConversationHead userId={userId} conversation={conversation} head={head} title={title} />
      {children}
    </section>
  );

  if (isMissing(error))
    return frame(
      texts.messages.title,
      <EmptyState headingLevel={3} drawing={<MailboxDrawing />} title="There is no such conversation">
        It may have been about something else, or with somebody else.
      </EmptyState>,
    );
  if (error !== undefined)
    return frame(
      texts.messages.title,
      <LoadFailure
        headingLevel={3}
        title="This conversation could not be loaded"
        error={error}
        onRetry={view.retry}
      />,
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
        otherName={nameOf(head) ?? ''}
        now={now}
        loading={view.messages.length === 0}
        handle={pane}
        onLoadEarlier={view.hasEarlier ? view.loadEarlier : undefined}
        loadingEarlier={view.earlier === 'loading'}
        earlierFailed={view.earlier === 'failed'}
        onAtEndChange={(atEnd) => actor.send({ type: 'pane.scrolled', atEnd })}
      />
      <Reply actor={actor} closedReason={closedReason} />
    </>,
  );
}
