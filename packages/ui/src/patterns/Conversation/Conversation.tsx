import type { Message } from '@porchlight/domain';
import { type ComponentProps, Fragment, memo, type Ref, useImperativeHandle, useMemo, useState } from 'react';

import { ArrowUpIcon } from '../../icons/index.ts';
import { cx, useDates, useMessages, useMoments } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { firstUnread, groupMessages, type MessageGroup } from './groupMessages.ts';
import * as styles from './Conversation.css.ts';
import { english, type ConversationMessages } from './Conversation.messages.ts';
import { useConversationScroll } from './useConversationScroll.ts';

/** What the owner may ask of a conversation. */
export interface ConversationHandle {
  /** Brings the newest message into view. */
  scrollToEnd: () => void;
}

export interface ConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The messages that are loaded, in any order. For none show `EmptyState` instead. Give each conversation its own `key`. */
  conversation: readonly Message[];
  /** Who reads. */
  currentUserId: string;
  /** Name of the other person. */
  otherName: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Loads the page before; leave out when the conversation is complete. */
  onLoadEarlier?: (() => void) | undefined;
  /** That page is on its way. Default `false`. */
  loadingEarlier?: boolean;
  /** The last attempt to load it failed: the button says so and can be pressed again. Default `false`. */
  earlierFailed?: boolean;
  /** Nothing is known yet: bubbles without words stand in. Default `false`. */
  loading?: boolean;
  /** Called when the newest message comes into view or leaves it. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Lets the owner scroll. Default none. */
  handle?: Ref<ConversationHandle>;
  /** Words, for translation. Default English. */
  messages?: Partial<ConversationMessages>;
}

/**
 * What two people wrote about a listing, oldest first, in a pane of its own. It opens at the end, stays there while
 * messages arrive, and keeps its place when earlier ones are loaded. Fill a parent of fixed height with it, `ReplyBox`
 * below.
 *
 * Renders `<div>` around a scrolling `role="log"`.
 */
export function Conversation({
  conversation,
  currentUserId,
  otherName,
  now,
  onLoadEarlier,
  loadingEarlier = false,
  earlierFailed = false,
  loading = false,
  onAtEndChange,
  handle,
  messages,
  className,
  ...rest
}: ConversationProps) {
  const words = useMessages('Conversation', english, messages);
  const dates = useDates();
  // Where the unread part began when the conversation opened: the mark stays although the messages become read.
  const [newFrom, setNewFrom] = useState<string | null>();
  if (newFrom === undefined && conversation.length > 0) setNewFrom(firstUnread(conversation, currentUserId));
  const days = useMemo(
    () => groupMessages(conversation, currentUserId, dates.day, newFrom),
    [conversation, currentUserId, dates, newFrom],
  );
  const lastGroup = days.at(-1)?.groups.at(-1);
  const { pane, hasNewBelow, scrollToEnd, onScroll } = useConversationScroll(
    days[0]?.groups[0]?.key,
    lastGroup?.messages.at(-1)?.id,
    lastGroup?.own ?? false,
    onAtEndChange,
  );
  useImperativeHandle(handle, () => ({ scrollToEnd }), [scrollToEnd]);
  // A pane that scrolls must take the keyboard.
  const keyboard = { tabIndex: 0 };

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div
        ref={pane}
        role="log"
        aria-label={words.label}
        aria-busy={loading || loadingEarlier}
        className={styles.pane}
        onScroll={onScroll}
        {...keyboard}
      >
        {loading ? (
          <Waiting label={words.loading} />
        ) : (
          <div className={styles.days}>
            {onLoadEarlier && (
              <div className={styles.earlier}>
                <Button
                  tone="neutral"
                  variant="outline"
                  size="sm"
                  startIcon={<ArrowUpIcon size="sm" />}
                  busy={loadingEarlier}
                  onClick={onLoadEarlier}
                >
                  {earlierFailed && !loadingEarlier ? words.earlierFailed : words.loadEarlier}
                </Button>
              </div>
            )}
            {days.map((day) => (
              <Fragment key={day.key}>
                <p className={styles.day}>
                  <time dateTime={day.date}>
                    {day.key === dates.day(new Date(now).toISOString()) ? words.today : day.key}
                  </time>
                </p>
                {day.groups.map((group) => (
                  <Group
                    key={group.key}
                    group={group}
                    author={group.own ? words.you : otherName}
                    unread={words.unread}
                    now={now}
                  />
                ))}
              </Fragment>
            ))}
          </div>
        )}
      </div>
      {hasNewBelow && (
        <div className={styles.below}>
          <Button size="sm" onClick={scrollToEnd}>
            {words.below}
          </Button>
        </div>
      )}
    </div>
  );
}

interface GroupProps {
  group: MessageGroup;
  author: string;
  unread: string;
  now: number;
}

/** What was written never changes: the same messages in the same order are the same words. */
function isSameGroup(before: GroupProps, after: GroupProps): boolean {
  const { group: old } = before;
  const { group: next } = after;
  return (
    before.author === after.author &&
    before.unread === after.unread &&
    before.now === after.now &&
    old.own === next.own &&
    old.startsNew === next.startsNew &&
    old.messages.length === next.messages.length &&
    old.messages.every(({ id }, index) => id === next.messages[index]?.id)
  );
}

/** Drawn again only when something of it changes: one message among a thousand costs one group. */
const Group = memo(function Group({ group, author, unread, now }: GroupProps) {
  const moments = useMoments();
  const last = group.messages.at(-1);
  return (
    <>
      {group.startsNew && <p className={styles.unread}>{unread}</p>}
      <div className={styles.group} data-own={group.own || undefined}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {group.messages.map(({ id, content }) => (
          <p key={id} className={styles.bubble} dir="auto">
            {content}
          </p>
        ))}
        {last && (
          <time className={styles.time} dateTime={last.created_at} title={moments.moment(last.created_at)}>
            {moments.message(last.created_at, now)}
          </time>
        )}
      </div>
    </>
  );
}, isSameGroup);

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.days}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {(['half', 'third', 'most', 'half'] as const).map((width, index) => (
        <div key={index} className={styles.group} data-own={index % 2 === 1 || undefined}>
          <Skeleton shape="block" width={width} className={styles.waitingBubble} />
        </div>
      ))}
    </div>
  );
}
