import type { ConversationSummary, ListingImage } from '@porchlight/domain';
import { memo } from 'react';

import { type RenderLink, useMoments, useFormats } from '../../lib/index.ts';
import { Badge } from '../../primitives/Badge/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import * as styles from './ConversationList.css.ts';
import type { ConversationListMessages } from './ConversationList.messages.ts';

export interface ConversationRowProps {
  conversation: ConversationSummary;
  href: (conversation: ConversationSummary) => string;
  isCurrent: boolean;
  currentUserId: string | undefined;
  now: number;
  link: RenderLink;
  words: ConversationListMessages;
}

/** Whether a row would look the same: every update replaces the whole list, mostly with equal data. */
function isSameRow(before: ConversationRowProps, after: ConversationRowProps): boolean {
  const { conversation: old, ...rest } = before;
  const { conversation: next } = after;
  return (
    Object.entries(rest).every(([name, value]) => value === after[name as keyof typeof rest]) &&
    old.unread_count === next.unread_count &&
    old.other_user?.name === next.other_user?.name &&
    old.listing?.title === next.listing?.title &&
    old.listing?.thumbnail_url === next.listing?.thumbnail_url &&
    old.listing?.category_icon === next.listing?.category_icon &&
    old.last_message.content === next.last_message.content &&
    old.last_message.created_at === next.last_message.created_at &&
    old.last_message.from_user_id === next.last_message.from_user_id
  );
}

/** A photo in one size, described by the title next to it. */
const photoOf = (address: string | null | undefined): ListingImage | undefined =>
  address ? { id: address, thumbnail_url: address, original_url: address, alt: '' } : undefined;

/** A row of a `ConversationList`. Renders `<li>`. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  href,
  isCurrent,
  currentUserId,
  now,
  link,
  words,
}: ConversationRowProps) {
  const moments = useMoments();
  const formats = useFormats();
  const { other_user, listing, unread_count, last_message } = conversation;
  const isOwn = currentUserId !== undefined && last_message.from_user_id === currentUserId;
  return (
    <li data-unread={unread_count > 0 || undefined} className={styles.item}>
      {link({
        href: href(conversation),
        'aria-current': isCurrent ? 'true' : undefined,
        className: styles.link,
        children: (
          <>
            <span className={styles.photo}>
              <ListingPhoto
                image={photoOf(listing?.thumbnail_url)}
                icon={listing?.category_icon}
                alt=""
                shape="square"
                messages={{ noImage: '' }}
              />
            </span>
            <span className={styles.words}>
              <span className={styles.nameLine}>
                <bdi className={styles.name}>{other_user?.name ?? words.deletedUser}</bdi>
                <time
                  className={styles.time}
                  dateTime={last_message.created_at}
                  title={moments.moment(last_message.created_at)}
                >
                  {moments.message(last_message.created_at, now)}
                </time>
              </span>
              <bdi className={styles.listing}>{listing?.title ?? words.listingRemoved}</bdi>
              <span className={styles.line}>
                <span className={styles.last}>
                  {isOwn && `${words.you} `}
                  <bdi>{last_message.content === '' ? words.messageRemoved : last_message.content}</bdi>
                </span>
                {unread_count > 0 && (
                  <Badge shape="count" tone="accent" variant="solid" className={styles.badge}>
                    <span aria-hidden>{formats.number(unread_count)}</span>
                    <VisuallyHidden>{words.unread(unread_count, formats)}</VisuallyHidden>
                  </Badge>
                )}
              </span>
            </span>
          </>
        ),
      })}
    </li>
  );
}, isSameRow);
