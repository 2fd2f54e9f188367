import '@porchlight/ui/styles.css';
import { listingPagePath, type Listing } from '@porchlight/domain';
import { ListingCard, ListingGrid } from '@porchlight/ui';

export interface CardsPageProps {
  listings: readonly Listing[];
  now: number;
}

/** Number of photos in the initial view, as in the app's list. */
const IN_VIEW = 4;

/** The cards of the first page of listings, and nothing else that the app adds. */
export function CardsPage({ listings, now }: CardsPageProps) {
  return (
    <main>
      <h1>Listings</h1>
      <ListingGrid>
        {listings.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            href={listingPagePath(listing.id)}
            now={now}
            headingLevel={2}
            priority={index < IN_VIEW ? 'high' : 'low'}
          />
        ))}
      </ListingGrid>
    </main>
  );
}
