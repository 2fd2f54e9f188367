import { type ConversationHead as Head, listingStatuses, sameId, texts } from '@porchlight/domain';
import {
  ArrowLeftIcon,
  Heading,
  ListingPhoto,
  Price,
  StatusBadge,
  TextLink,
  VisuallyHidden,
} from '@porchlight/ui';
import { useEffect, useRef } from 'react';

import { useApi } from '../../api/index.ts';
import { paths } from '../../lib/paths.ts';
import { photoAt } from '../../listings/images.ts';
import { archiveHref, type ConversationId } from '../../messages/conversationId.ts';
import { ConversationMenu } from './ConversationMenu.tsx';
import * as styles from './Messages.css.ts';
import { toReport } from './toReport.ts';
import type { Archive } from './useArchive.ts';
import { words } from './ConversationHead.words.ts';

const unavailable = listingStatuses.filter((status) => status !== 'active');

/** The other user's name; undefined while loading. */
export const nameOf = (head: Head | undefined): string | undefined =>
  head && (head.other_user?.name ?? texts.common.deletedUser);

interface NoLongerProps {
  listing: NonNullable<Head['listing']>;
  isOwn: boolean;
  /** The other user's name. Undefined: deleted. */
  other: string | undefined;
}

/** A note about an unavailable listing, with a link to similar ones. */
function NoLonger({ listing, isOwn, other }: NoLongerProps) {
  const said = isOwn ? words.own : words.others;
  const status = unavailable.find((known) => known === listing.status);
  if (status === undefined) return null;
  const { category_id: category, promised_to_you: isPromised = false } = listing;
  if (isPromised && status !== 'expired') return <p className={styles.noLonger}>{words.yours[status]}</p>;
  const isTheirs = listing.promised_to_them === true && other !== undefined && status !== 'expired';
  return (
    <p className={styles.noLonger}>
      {isTheirs ? words.theirs[status](other) : said[status]}{' '}
      <TextLink
        href={
          isOwn ? paths.myListings.href() : paths.listings.href(category === undefined ? {} : { category })
        }
      >
        {said.further}
      </TextLink>
    </p>
  );
}

export interface ConversationHeadProps {
  userId: string;
  conversation: ConversationId;
  head: Head | undefined;
  /** The title while the name is unknown. */
  title: string;
  /** Whether it opened automatically: then the focus stays where it is. */
  isByItself: boolean;
  archive: Archive;
}

/** The head of a conversation: the other user, and the listing with photo, title, price and status. */
export function ConversationHead({
  userId,
  conversation,
  head,
  title,
  isByItself,
  archive,
}: ConversationHeadProps) {
  const { origin } = useApi();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isByItself) heading.current?.focus({ preventScroll: true });
  }, [isByItself]);
  const listing = head?.listing;
  return (
    <header className={styles.head}>
      <TextLink
        href={head?.archived === true ? archiveHref() : paths.messages.href()}
        standalone
        tone="muted"
        className={styles.back}
      >
        <ArrowLeftIcon /> <VisuallyHidden>{texts.messages.back}</VisuallyHidden>
      </TextLink>
      {listing && (
        <span className={styles.photo}>
          <ListingPhoto
            image={photoAt(listing.thumbnail_url, origin)}
            icon={listing.category_icon}
            alt=""
            shape="square"
            messages={{ noImage: '' }}
          />
        </span>
      )}
      <div className={styles.names}>
        <Heading level={2} size="md" ref={heading} tabIndex={-1}>
          <bdi>{nameOf(head) ?? title}</bdi>
        </Heading>
        {listing === null && <span>{texts.common.listingRemoved}</span>}
        {listing && (
          <div className={styles.listing}>
            <TextLink href={paths.listing.href(conversation.listingId)} tone="muted" className={styles.about}>
              <bdi>{listing.title}</bdi>
            </TextLink>
            <span className={styles.facts}>
              {listing.price !== undefined && (
                <Price
                  size="sm"
                  price={listing.price}
                  priceType={listing.price_type ?? 'fixed'}
                  period={listing.price_period}
                />
              )}
              {listing.status !== 'active' && <StatusBadge status={listing.status} />}
            </span>
          </div>
        )}
      </div>
      {head !== undefined && (
        <ConversationMenu
          conversation={conversation}
          name={nameOf(head) ?? title}
          reported={toReport(conversation, head)}
          isArchived={head.archived === true}
          archive={archive}
        />
      )}
      {listing && (
        <NoLonger listing={listing} isOwn={sameId(listing.user_id, userId)} other={head.other_user?.name} />
      )}
    </header>
  );
}
