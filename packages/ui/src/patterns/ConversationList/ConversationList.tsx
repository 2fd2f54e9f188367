import { type ConversationSummary } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { cx, useMessages, type RenderLink, useRenderLink } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './ConversationList.css.ts';
import { english, type ConversationListMessages } from './ConversationList.messages.ts';
import { ConversationRow } from './ConversationRow.tsx';

/** Identifies a conversation: the pair of listing and other user. */
export type ConversationKey = Pick<ConversationSummary, 'listing_id' | 'other_user_id'>;

export interface ConversationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In the order shown. Without any show `EmptyState` instead. */
  conversations: readonly ConversationSummary[];
  /** URL of a conversation. A stable function keeps long lists fast. */
  href: (conversation: ConversationSummary) => string;
  /** The open one. Default none. */
  current?: ConversationKey | undefined;
  /** Id of the current user: marks the last message as one's own. Default none. */
  currentUserId?: string;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Nothing is loaded yet: shows eight skeleton rows. Default `false`. */
  loading?: boolean;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<ConversationListMessages>;
}

/**
 * All conversations of a user: the other user, the listing, the last message, the unread count. Each row is a link.
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
  const words = useMessages('ConversationList', english, messages);
  const link = useRenderLink(renderLink);
  if (loading) return <Waiting {...rest} className={className} words={words} />;
  return (
    <ul aria-label={words.label} {...rest} className={cx(styles.root, className)}>
      {conversations.map((conversation) => {
        const { listing_id, other_user_id } = conversation;
        return (
          <ConversationRow
            key={`${listing_id}/${other_user_id}`}
            conversation={conversation}
            href={href}
            isCurrent={current?.listing_id === listing_id && current.other_user_id === other_user_id}
            currentUserId={currentUserId}
            now={now}
            link={link}
            words={words}
          />
        );
      })}
    </ul>
  );
}

function Waiting({ words, className, ...rest }: ComponentProps<'ul'> & { words: ConversationListMessages }) {
  return (
    <ul aria-label={words.label} {...rest} aria-busy className={cx(styles.root, className)}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
        <li key={line} className={styles.item} aria-hidden={line > 0 || undefined}>
          {line === 0 && <VisuallyHidden>{words.loading}</VisuallyHidden>}
          <span className={styles.link}>
            <Skeleton shape="block" className={styles.waitingPhoto} />
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
