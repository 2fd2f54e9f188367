import type { Listing } from '@porchlight/domain';
import { Heading } from '@porchlight/ui';

import { latestFromSeller, useResource } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import * as styles from './ListingDetail.css.ts';
import { relatedListings } from './related.ts';
import { words } from './MoreFromSeller.words.ts';

/** The latest other listings of the same seller. Renders nothing when there are none, or they fail to load. */
export function MoreFromSeller({ listing }: { listing: Listing }) {
  const { data } = useResource(listing.user ? latestFromSeller(listing.user.id) : null);
  const others = relatedListings(data?.listings ?? [], listing);
  if (others.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-from-seller">
      <Heading level={2} size="lg" id="more-from-seller">
        {words.more}
      </Heading>
      <ListingCards listings={others} inView={0} />
    </section>
  );
}
