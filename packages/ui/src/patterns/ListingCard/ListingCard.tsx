import { knownCondition, type Listing, priceBefore, statusAllows } from '@porchlight/domain';
import type { ComponentProps, ReactNode } from 'react';

import {
  cx,
  useFormats,
  useMessages,
  type RenderLink,
  stretchedLink,
  useRenderLink,
} from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { FeaturedBadge } from '../FeaturedBadge/index.ts';
import { ListingPhoto } from '../ListingPhoto/index.ts';
import { Price } from '../Price/index.ts';
import { RelativeDate } from '../RelativeDate/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import * as styles from './ListingCard.css.ts';
import { english, type ListingCardMessages } from './ListingCard.messages.ts';

export interface ListingCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The listing. Photo URLs are absolute or root-relative. */
  listing: Pick<
    Listing,
    | 'title'
    | 'price'
    | 'price_type'
    | 'price_period'
    | 'location'
    | 'created_at'
    | 'featured'
    | 'status'
    | 'images'
  > &
    Partial<
      Pick<Listing, 'canonical_location' | 'category' | 'condition' | 'distance_miles' | 'past_prices'>
    >;
  /** URL of the listing's page. */
  href: string;
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** A `FavoriteButton` for the photo's corner, for signed-in users. Default none. */
  favorite?: ReactNode;
  /** `high` for the first row of a page: its photos load at once. Default `low`. */
  priority?: 'high' | 'low';
  /** The card's width as in `<img sizes>`, to choose a rendition. Default fits `ListingGrid`. */
  sizes?: string;
  /** How links are made. Default: the `KitProvider`'s, else `<a>`. */
  renderLink?: RenderLink;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingCardMessages>;
}

/**
 * For the number of columns in `ListingGrid`: with slightly too large values, phones load photos of twice the width.
 */
const gridSizes =
  '(min-width: 69em) 17.875em, (min-width: 48em) 31vw, (min-width: 43.5em) calc(25vw - 1.25em), (min-width: 32.875em) calc(33.4vw - 1.375em), (min-width: 22.25em) calc(50vw - 1.5em), 90vw';

/**
 * A listing in a list: photo, price, title on at most two lines, condition if the owner states it, place or distance,
 * and age. The whole card is one link; the heart is a separate button next to it. The status is only
 * shown when it is not active. For the user's own listings with actions use `ListingRow`.
 * Renders `<article>`.
 */
export function ListingCard({
  listing,
  href,
  now,
  headingLevel = 3,
  favorite,
  priority = 'low',
  sizes = gridSizes,
  renderLink,
  messages,
  className,
  ...rest
}: ListingCardProps) {
  const words = useMessages('ListingCard', english, messages);
  const formats = useFormats();
  const link = useRenderLink(renderLink);
  const { distance_miles: miles, location } = listing;
  const place =
    miles === undefined ? (
      <bdi>{location}</bdi>
    ) : miles === 0 ? (
      <bdi>{words.within(listing.canonical_location?.city ?? location)}</bdi>
    ) : (
      words.away(miles, formats)
    );
  const condition = knownCondition(listing.condition);
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={cx(styles.root, className)} data-status={listing.status}>
      <div className={styles.frame}>
        {/* The title says what it is; the photo's description would repeat it in every card. */}
        <ListingPhoto
          image={listing.images[0]}
          icon={listing.category?.icon}
          alt=""
          sizes={sizes}
          priority={priority}
          messages={{ noImage: words.noImage }}
          className={styles.photo}
        />
        <div className={styles.badges}>
          {listing.featured && <FeaturedBadge label={words.featured} />}
          {!statusAllows(listing.status, 'buy') && <StatusBadge status={listing.status} />}
        </div>
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          {link({ href, className: cx(stretchedLink, styles.link), children: <bdi>{listing.title}</bdi> })}
        </Heading>
        <Price
          price={listing.price}
          priceType={listing.price_type}
          period={listing.price_period}
          was={priceBefore(listing, now)}
          className={styles.price}
        />
        <div className={styles.meta}>
          <p className={styles.facts}>
            {condition !== undefined && (
              <>
                <span className={styles.fact}>
                  <VisuallyHidden>{words.condition} </VisuallyHidden>
                  {words.conditions[condition]}
                </span>{' '}
              </>
            )}
            <span className={styles.fact}>{place}</span>{' '}
            <RelativeDate date={listing.created_at} now={now} className={styles.fact} />
          </p>
        </div>
      </div>
      {favorite !== undefined && favorite !== null && <div className={styles.favorite}>{favorite}</div>}
    </article>
  );
}
