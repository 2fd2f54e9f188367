import { type Listing, statusAllows } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import { ArrowUpIcon, CheckIcon, EyeIcon, PencilIcon, TrashIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages, type RenderLink, useRenderLink } from '../../lib/index.ts';
import { Button, ButtonLink } from '../../primitives/Button/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FeaturedBadge } from '../FeaturedBadge/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { Price } from '../Price/index.ts';
import { RelativeDate } from '../RelativeDate/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import * as styles from './ListingRow.css.ts';
import { english, type ListingRowMessages } from './ListingRow.messages.ts';

/** What is being done to the listing right now. */
export type ListingRowAction = 'markSold' | 'bump' | 'remove';

export interface ListingRowProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What is offered, and how it fares. */
  listing: Pick<
    Listing,
    | 'title'
    | 'price'
    | 'price_type'
    | 'location'
    | 'created_at'
    | 'featured'
    | 'status'
    | 'images'
    | 'view_count'
  >;
  /** Address of the listing's page. */
  href: string;
  /** Address of its edit page. Default none: no Edit. */
  editHref?: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Marks it as sold. Offered on active listings only. */
  onMarkSold?: () => void;
  /** Puts it on top of the list again. Offered on active listings only. */
  onBump?: (() => void) | undefined;
  /** Asks to delete it: deleting is for good, so ask once more before doing it. */
  onRemove?: () => void;
  /** The action that is under way; the others wait. Default none. */
  pending?: ListingRowAction | undefined;
  /** A line below: why something failed, or when it can be bumped again. Default none. */
  note?: ReactNode;
  /** Level of the title among the page's headings. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Words, for translation. Default English. */
  messages?: Partial<ListingRowMessages>;
}

/**
 * One of a person's own listings, with its state and what they can do about it. For other people's listings use
 * `ListingCard`.
 *
 * Renders `<article>`. Publishes `data-status`.
 */
export function ListingRow({
  listing,
  href,
  editHref,
  now,
  onMarkSold,
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
  // Every row has the same buttons: for ears, each says which listing it is about.
  const about = <VisuallyHidden>: {listing.title}</VisuallyHidden>;
  const action = (kind: ListingRowAction) => ({
    size: 'sm' as const,
    busy: pending === kind,
    disabled: pending !== undefined && pending !== kind,
  });

  return (
    <article {...rest} className={cx(styles.root, className)} data-status={listing.status}>
      <div className={styles.photo}>
        <ListingPhoto image={listing.images[0]} alt="" sizes="(min-width: 48em) 10em, 6.5em" />
      </div>
      <div className={styles.body}>
        <div className={styles.badges}>
          <StatusBadge status={listing.status} />
          {listing.featured && <FeaturedBadge />}
        </div>
        <Heading className={styles.title}>
          {link({ href, className: styles.link, children: <bdi>{listing.title}</bdi> })}
        </Heading>
        <Price price={listing.price} priceType={listing.price_type} />
        <p className={styles.meta}>
          <bdi>{listing.location}</bdi>
          <RelativeDate date={listing.created_at} now={now} />
          <span className={styles.views}>
            <EyeIcon size="sm" />
            {words.views(listing.view_count, formats)}
          </span>
        </p>
        {/* There from the start: a live region that comes with its text is often not read out. */}
        <p className={styles.note} aria-live="polite">
          {note}
        </p>
      </div>
      <div className={styles.actions}>
        {statusAllows(listing.status, 'markSold') && onMarkSold && (
          <Button
            {...action('markSold')}
            tone="neutral"
            variant="outline"
            startIcon={<CheckIcon size="sm" />}
            onClick={onMarkSold}
          >
            {words.markSold}
            {about}
          </Button>
        )}
        {editHref !== undefined && (
          <ButtonLink
            href={editHref}
            renderLink={renderLink}
            size="sm"
            tone="neutral"
            variant="outline"
            startIcon={<PencilIcon size="sm" />}
          >
            {words.edit}
            {about}
          </ButtonLink>
        )}
        {statusAllows(listing.status, 'bump') && onBump && (
          <Button
            {...action('bump')}
            tone="neutral"
            variant="outline"
            startIcon={<ArrowUpIcon size="sm" />}
            onClick={onBump}
          >
            {words.bump}
            {about}
          </Button>
        )}
        {onRemove && (
          <Button
            {...action('remove')}
            tone="critical"
            variant="quiet"
            startIcon={<TrashIcon size="sm" />}
            onClick={onRemove}
          >
            {words.remove}
            {about}
          </Button>
        )}
      </div>
    </article>
  );
}
