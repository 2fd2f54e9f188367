import type { Listing } from '@porchlight/domain';
import { ListingCard, ListingGrid, type ListingGridProps } from '@porchlight/ui';

import { useApi } from '../api/index.ts';
import { useNow } from '../lib/clock.ts';
import { paths } from '../lib/paths.ts';
import { CardFavoriteButton } from '../favorites/CardFavoriteButton.tsx';
import { withAbsoluteImages } from './images.ts';

export interface ListingCardsProps extends Pick<ListingGridProps, 'loading' | 'skeletons' | 'className'> {
  listings: readonly Listing[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Number of cards in view when the page opens. Default 4; 0 for grids further down. */
  inView?: number;
  /** The `sizes` of the photos, to choose a rendition. Default: a grid as wide as the page. */
  sizes?: string;
}

/** A grid of listing cards: linked, dated, with a favorite button for signed-in users. */
export function ListingCards({ listings, headingLevel = 3, inView = 4, sizes, ...grid }: ListingCardsProps) {
  const now = useNow();
  const { origin } = useApi();
  return (
    <ListingGrid {...grid}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          listing={withAbsoluteImages(listing, origin)}
          href={paths.listing.href(listing.id)}
          now={now}
          headingLevel={headingLevel}
          priority={index < inView ? 'high' : 'low'}
          {...(sizes !== undefined && { sizes })}
          favorite={<CardFavoriteButton listing={listing} />}
        />
      ))}
    </ListingGrid>
  );
}
