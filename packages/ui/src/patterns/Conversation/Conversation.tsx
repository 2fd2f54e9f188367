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
  /**
   * What stands under a message that someone else wrote, such as a `MessageNudge`. The same function in every render
   * keeps long conversations quick. Default none.
   */
  nudgeFor?: ((message: Message) => ReactNode) | undefined;
  /**
   * What stands for a message that is an offer, such as an `OfferBubble`. The same function in every render keeps long
   * conversations quick. Default its words.
   */
  offerFor?: ((message: Message) => ReactNode) | undefined;
  /**
   * What stands beside the time of messages that someone else wrote in one go, such as a link to report them. The same
   * function in every render keeps long conversations quick. Default none.
   */
  footFor?: ((messages: readonly Message[]) => ReactNode) | undefined;
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
  // Where the unread part began when the conversation opened: the mark stays although the messages become read.
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
  /** What a message says that no one wrote. */
  noticeText: (message: Message, isOwn: boolean) => string | undefined;
  nudgeFor: ConversationProps['nudgeFor'];
  offerFor: ConversationProps['offerFor'];
  footFor: ConversationProps['footFor'];
  words: ConversationMessages;
  now: number;
}

/** Whether the other person has read all that someone wrote in one go. */
const isSeen = ({ messages }: MessageGroup): boolean => messages.every(({ read }) => read);

/**
 * What was written never changes: the same messages in the same order are the same words. They may be seen meanwhile, or
 * removed, and something may become of an offer.
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

/** Drawn again only when something of it changes: one message among a thousand costs one group. */
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

/** How far one's own words have come: a sign for eyes, a word for ears. */
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
