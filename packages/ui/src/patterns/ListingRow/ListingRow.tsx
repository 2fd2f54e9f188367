import { isRenewable, type Listing, type OwnerChange, priceBefore } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { EyeIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages, type RenderLink, useRenderLink } from '../../lib/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { type OwnListingAction, OwnListingActions } from '../OwnListingActions/index.ts';
import { Price } from '../Price/index.ts';
import { RelativeDate } from '../RelativeDate/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import * as styles from './ListingRow.css.ts';
import { english, type ListingRowMessages } from './ListingRow.messages.ts';

export interface ListingRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The listing and its status. */
  listing: Pick<
    Listing,
    | 'title'
    | 'price'
    | 'price_type'
    | 'price_period'
    | 'location'
    | 'created_at'
    | 'status'
    | 'images'
    | 'view_count'
    | 'expires_at'
  > &
    Partial<Pick<Listing, 'category' | 'past_prices'>>;
  /** URL of the listing's page. */
  href: string;
  /** URL of its edit page. Default none: no Edit. */
  editHref?: string;
  /** URL where its price is changed. Shown while it is for sale. Default none. */
  priceHref?: string;
  /** URL of the form that offers the same thing again. Shown once it is sold or has expired. Default none. */
  relistHref?: string;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Called with a status change: reserve, sell, offer again or renew, if available now. Default: no status changes. */
  onChangeStatus?: ((change: OwnerChange) => void) | undefined;
  /** Bumps it to the top of the list. Shown on active listings only. */
  onBump?: (() => void) | undefined;
  /** Called to delete it, which is permanent: ask for confirmation first. */
  onRemove?: () => void;
  /** The pending action; the others wait. Default none. */
  pending?: OwnListingAction | undefined;
  /** A line below: why something failed, or when it can be bumped again. Default none. */
  note?: ReactNode;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingRowMessages>;
}

/**
 * One of the user's own listings, with its status and actions: the likeliest ones as buttons, others in a menu. For other users' listings use `ListingCard`.
 * Renders `<article>`, `aria-busy` while an action is pending. Publishes `data-status`.
 */
export function ListingRow({
  listing,
  href,
  editHref,
  priceHref,
  relistHref,
  now,
  onChangeStatus,
  onBump,
  onRemove,
  pending,
  note,
  headingLevel = 3,
  renderLink,
  messages,
  className,
  ...rest
}: ListingRowProps) {
  const words = useMessages('ListingRow', english, messages);
  const formats = useFormats();
  const link = useRenderLink(renderLink);
  const Heading = `h${headingLevel}` as const;

  return (
    <article
      {...rest}
      aria-busy={pending !== undefined || undefined}
      className={cx(styles.root, className)}
      data-status={listing.status}
    >
      <div className={styles.photo}>
        <ListingPhoto
          image={listing.images[0]}
          icon={listing.category?.icon}
          alt=""
          sizes="(min-width: 48em) 8em, 4em"
          // Too small for words.
          messages={{ noImage: '' }}
        />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          {link({ href, className: styles.link, children: <bdi>{listing.title}</bdi> })}
        </Heading>
        <div className={styles.facts}>
          <Price
            price={listing.price}
            priceType={listing.price_type}
            period={listing.price_period}
            was={priceBefore(listing, now)}
          />
          <StatusBadge status={listing.status} />
        </div>
        <p className={styles.meta}>
          <bdi>{listing.location}</bdi>
          <RelativeDate date={listing.created_at} now={now} />
          <span className={styles.views}>
            <EyeIcon size="sm" />
            {words.views(listing.view_count, formats)}
          </span>
        </p>
        {/* Always rendered: a live region that appears with its text is often not announced. */}
        <p className={styles.note} aria-live="polite">
          {note}
        </p>
      </div>
      <OwnListingActions
        className={styles.actions}
        compact
        listing={listing}
        editHref={editHref}
        priceHref={priceHref}
        relistHref={relistHref}
        onChangeStatus={onChangeStatus}
        renewable={isRenewable(listing, now)}
        onBump={onBump}
        onRemove={onRemove}
        pending={pending}
        renderLink={renderLink}
      />
    </article>
  );
}
