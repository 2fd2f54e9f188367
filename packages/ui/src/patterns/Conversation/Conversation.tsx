import { type Message, messageNotices } from '@porchlight/domain';
import {
  type ComponentProps,
  Fragment,
  memo,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';

import { ArrowUpIcon, CheckCheckIcon, CheckIcon, TagIcon } from '../../icons/index.ts';
import { cx, useDates, useMessages, useMoments } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { firstUnread, groupMessages, type MessageGroup } from './groupMessages.ts';
import * as styles from './Conversation.css.ts';
import { english, type ConversationMessages } from './Conversation.messages.ts';
import { useConversationScroll } from './useConversationScroll.ts';

/** Methods of a conversation. */
export interface ConversationHandle {
  /** Scrolls the newest message into view. */
  scrollToEnd: () => void;
}

export interface ConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The loaded messages, in any order. Without messages show `EmptyState` instead. Give each conversation its own
   * `key`.
   */
  conversation: readonly Message[];
  /** Id of the current user. */
  currentUserId: string;
  /** Name of the other user. */
  otherName: string;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Loads the previous page; omit it when the conversation is complete. */
  onLoadEarlier?: (() => void) | undefined;
  /** That page is loading. Default `false`. */
  loadingEarlier?: boolean;
  /** The last attempt to load it failed: the button says so and retries. Default `false`. */
  earlierFailed?: boolean;
  /** Nothing is loaded yet: shows skeleton bubbles. Default `false`. */
  loading?: boolean;
  /**
   * Content under another user's message, such as a `MessageNudge`. A stable function keeps long conversations fast.
   * Default none.
   */
  nudgeFor?: ((message: Message) => ReactNode) | undefined;
  /**
   * Content instead of an offer message, such as an `OfferBubble`. A stable function keeps long conversations fast.
   * Default its text.
   */
  offerFor?: ((message: Message) => ReactNode) | undefined;
  /**
   * Content next to the time of another user's message group, such as a report link. A stable function keeps long
   * conversations fast. Default none.
   */
  footFor?: ((messages: readonly Message[]) => ReactNode) | undefined;
  /** Called when the newest message enters or leaves the view. */
  onAtEndChange?: (atEnd: boolean) => void;
  /** Lets the parent scroll. Default none. */
  handle?: Ref<ConversationHandle>;
  /** Texts, for translation. Default English. */
  messages?: Partial<ConversationMessages>;
}

/**
 * The messages of two users about a listing, oldest first, in a scrolling pane. It opens at the end, stays there
 * while messages arrive, and keeps its position when earlier ones are loaded. Put it into a parent of fixed height,
 * `ReplyBox` below.
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
  nudgeFor,
  offerFor,
  footFor,
  onAtEndChange,
  handle,
  messages,
  className,
  ...rest
}: ConversationProps) {
  const words = useMessages('Conversation', english, messages);
  const dates = useDates();
  // Where the unread part started when the conversation opened: the mark stays although the messages become read.
  const [newFrom, setNewFrom] = useState<string | null>();
  if (newFrom === undefined && conversation.length > 0) setNewFrom(firstUnread(conversation, currentUserId));
  const days = useMemo(
    () => groupMessages(conversation, currentUserId, dates.day, newFrom),
    [conversation, currentUserId, dates, newFrom],
  );
  const noticeText = ({ notice }: Message, isOwn: boolean): string | undefined => {
    const kind = messageNotices.find((known) => known === notice);
    if (kind === undefined) return undefined;
    return isOwn ? words.ownNotices[kind](otherName) : words.notices[kind];
  };
  const lastGroup = days.at(-1)?.groups.at(-1);
  const { pane, hasNewBelow, scrollToEnd, onScroll } = useConversationScroll(
    days[0]?.groups[0]?.key,
    lastGroup?.messages.at(-1)?.id,
    lastGroup?.own ?? false,
    onAtEndChange,
  );
  useImperativeHandle(handle, () => ({ scrollToEnd }), [scrollToEnd]);
  // A scrolling pane must be focusable.
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
                    noticeText={noticeText}
                    nudgeFor={group.own ? undefined : nudgeFor}
                    offerFor={offerFor}
                    footFor={group.own ? undefined : footFor}
                    words={words}
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
  /** Text of a message that is a notice. */
  noticeText: (message: Message, isOwn: boolean) => string | undefined;
  nudgeFor: ConversationProps['nudgeFor'];
  offerFor: ConversationProps['offerFor'];
  footFor: ConversationProps['footFor'];
  words: ConversationMessages;
  now: number;
}

/** Whether the other user has read the whole group. */
const isSeen = ({ messages }: MessageGroup): boolean => messages.every(({ read }) => read);

/**
 * Compares groups: a message's text never changes, so the same ids in the same order are equal unless their read
 * state, removal or offer status differs.
 */
function isSameGroup(before: GroupProps, after: GroupProps): boolean {
  const { group: old } = before;
  const { group: next } = after;
  return (
    before.author === after.author &&
    before.words === after.words &&
    before.nudgeFor === after.nudgeFor &&
    before.footFor === after.footFor &&
    before.now === after.now &&
    old.own === next.own &&
    old.startsNew === next.startsNew &&
    (!next.own || isSeen(old) === isSeen(next)) &&
    old.messages.length === next.messages.length &&
    old.messages.every(({ id, offer, removed }, index) => {
      const now = next.messages[index];
      return (
        id === now?.id &&
        removed === now.removed &&
        offer?.status === now.offer?.status &&
        (offer === undefined || before.offerFor === after.offerFor)
      );
    })
  );
}

/** Renders only when it changes: a new message among a thousand renders one group. */
const Group = memo(function Group({
  group,
  author,
  noticeText,
  nudgeFor,
  offerFor,
  footFor,
  words,
  now,
}: GroupProps) {
  const moments = useMoments();
  const last = group.messages.at(-1);
  return (
    <>
      {group.startsNew && <p className={styles.unread}>{words.unread}</p>}
      <div className={styles.group} data-own={group.own || undefined}>
        <VisuallyHidden>{author}: </VisuallyHidden>
        {group.messages.map((message) => {
          if (message.removed)
            return (
              <p key={message.id} className={styles.removed}>
                {words.removed}
              </p>
            );
          const notice = noticeText(message, group.own);
          const offer = message.offer && offerFor?.(message);
          if (offer)
            return (
              <div key={message.id} className={styles.offer}>
                {offer}
              </div>
            );
          return notice === undefined ? (
            <Fragment key={message.id}>
              <p className={styles.bubble} dir="auto">
                {message.content}
              </p>
              {nudgeFor?.(message)}
            </Fragment>
          ) : (
            <p key={message.id} className={styles.notice}>
              <TagIcon size="sm" />
              <bdi>{notice}</bdi>
            </p>
          );
        })}
        {last && (
          <span className={styles.foot}>
            <time className={styles.time} dateTime={last.created_at} title={moments.moment(last.created_at)}>
              {moments.message(last.created_at, now)}
            </time>
            {group.own && <Tick seen={isSeen(group)} words={words} />}
            {footFor?.(group.messages)}
          </span>
        )}
      </div>
    </>
  );
}, isSameGroup);

/** Delivery state of one's own messages: an icon, and a text for screen readers. */
function Tick({ seen, words }: { seen: boolean; words: ConversationMessages }) {
  const Sign = seen ? CheckCheckIcon : CheckIcon;
  const word = seen ? words.seen : words.sent;
  return (
    <span className={styles.tick} data-seen={seen || undefined} title={word}>
      <Sign size="sm" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}

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
