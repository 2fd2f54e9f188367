import type { Listing } from '@porchlight/domain';
import { ListingCard, ListingGrid, type ListingGridProps } from '@porchlight/ui';

import { useApi } from '../api/index.ts';
import { useNow } from '../lib/clock.ts';
import { paths } from '../lib/paths.ts';
import { CardFavoriteButton } from '../favorites/CardFavoriteButton.tsx';
import { withAbsoluteImages } from './images.ts';

export interface ListingCardsProps extends Pick<ListingGridProps, 'loading' | 'skeletons' | 'className'> {
  listings: readonly Listing[];
  /** Level of the titles in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** How many cards are in view when the page opens. Default 4; 0 for grids further down. */
  inView?: number;
  /** How wide a card is drawn, for the choice of rendition. Default fits a grid as wide as the page. */
  sizes?: string;
}

/** A grid of listings as they stand everywhere: linked, dated, with a favorite button for whoever is signed in. */
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
