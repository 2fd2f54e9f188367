import { type Listing, texts } from '@porchlight/domain';
import { Heading } from '@porchlight/ui';

import { useCategoryListings } from '../../api/index.ts';
import { ListingCards } from '../../parts/ListingCards.tsx';
import * as styles from './ListingDetail.css.ts';
import { relatedListings, relatedQuery } from './related.ts';

/** Other listings of the same category. Absent when there are none, or they do not come. */
export function RelatedListings({ listing }: { listing: Listing }) {
  const related = relatedQuery(listing);
  const { data } = useCategoryListings(related?.categoryId ?? null, related?.query);
  const found = relatedListings(data?.listings ?? [], listing);
  if (found.length === 0) return null;
  return (
    <section className={styles.related}>
      <Heading level={2}>{texts.listing.related}</Heading>
      <ListingCards listings={found} inView={0} />
    </section>
  );
}
