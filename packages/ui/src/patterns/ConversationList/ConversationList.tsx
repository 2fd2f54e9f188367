import { type ConversationSummary, formatDateTime, messageTime, texts } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { cx, mergeMessages, type RenderLink, useRenderLink } from '../../lib/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ConversationList.css.ts';

/** The words of a `ConversationList`. */
export interface ConversationListMessages {
  /** Name of the list. */
  label: string;
  /** Said of the badge. */
  unread: (count: number) => string;
  /** Before one's own last message. */
  you: string;
  deletedUser: string;
  listingRemoved: string;
  loading: string;
}

const defaultMessages: ConversationListMessages = {
  label: 'Conversations',
  unread: (count) => `${count} unread`,
  you: 'You:',
  deletedUser: texts.common.deletedUser,
  listingRemoved: texts.common.listingRemoved,
  loading: texts.common.loading,
};

/** Which conversation: the pair of listing and other person. */
export type ConversationKey = Pick<ConversationSummary, 'listing_id' | 'other_user_id'>;

export interface ConversationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order shown. For none show `EmptyState` instead. */
  conversations: readonly ConversationSummary[];
  /** Address of a conversation. */
  href: (conversation: ConversationSummary) => string;
  /** The one that is open. */
  current?: ConversationKey | undefined;
  /** Who reads: marks the last message as one's own. */
  currentUserId?: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Nothing is known yet: five lines stand in. Default `false`. */
  loading?: boolean;
  /** How links are made. Default: the `LinkProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Words, for translation. */
  messages?: Partial<ConversationListMessages>;
}

/**
 * All conversations of one person: with whom, about which listing, the last words, how many are unread. Each line is a
 * link.
 *
 * Renders `<ul>` of links; the open one has `aria-current`, unread ones `data-unread`.
 */
export function ConversationList({
  conversations,
  href,
  current,
  currentUserId,
  now,
  loading = false,
  renderLink,
  messages,
  className,
  ...rest
}: ConversationListProps) {
  const words = mergeMessages(defaultMessages, messages);
  const link = useRenderLink(renderLink);
  if (loading) return <Waiting {...rest} className={className} words={words} />;
  return (
    <ul aria-label={words.label} {...rest} className={cx(styles.root, className)}>
      {conversations.map((conversation) => {
        const { listing_id, other_user_id, other_user, listing, unread_count, last_message } = conversation;
        const isCurrent = current?.listing_id === listing_id && current.other_user_id === other_user_id;
        const name = other_user?.name ?? words.deletedUser;
        const isOwn = currentUserId !== undefined && last_message.from_user_id === currentUserId;
        return (
          <li
            key={`${listing_id}/${other_user_id}`}
            data-unread={unread_count > 0 || undefined}
            className={styles.item}
          >
            {link({
              href: href(conversation),
              'aria-current': isCurrent ? 'true' : undefined,
              className: styles.link,
              children: (
                <>
                  <Avatar name={other_user?.name ?? ''} size="md" />
                  <span className={styles.words}>
                    <span className={styles.line}>
                      <bdi className={styles.name}>{name}</bdi>
                      <time
                        className={styles.time}
                        dateTime={last_message.created_at}
                        title={formatDateTime(last_message.created_at)}
                      >
                        {messageTime(last_message.created_at, now)}
                      </time>
                    </span>
                    <bdi className={styles.listing}>{listing?.title ?? words.listingRemoved}</bdi>
                    <span className={styles.line}>
                      <span className={styles.last}>
                        {isOwn && `${words.you} `}
                        <bdi>{last_message.content}</bdi>
                      </span>
                      {unread_count > 0 && (
                        <Badge shape="count" tone="accent" variant="solid" className={styles.badge}>
                          <span aria-hidden>{unread_count}</span>
                          <VisuallyHidden>{words.unread(unread_count)}</VisuallyHidden>
                        </Badge>
                      )}
                    </span>
                  </span>
                </>
              ),
            })}
          </li>
        );
      })}
    </ul>
  );
}

function Waiting({ words, className, ...rest }: ComponentProps<'ul'> & { words: ConversationListMessages }) {
  return (
    <ul aria-label={words.label} {...rest} aria-busy className={cx(styles.root, className)}>
      {[0, 1, 2, 3, 4].map((line) => (
        <li key={line} className={styles.item} aria-hidden={line > 0 || undefined}>
          {line === 0 && <VisuallyHidden>{words.loading}</VisuallyHidden>}
          <span className={styles.link}>
            <Skeleton shape="circle" />
            <span className={styles.words}>
              <Skeleton width="half" />
              <Skeleton width="most" />
              <Skeleton />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
