import { limits, type Listing, texts } from '@porchlight/domain';
import { Heading } from '@porchlight/ui';

import { useCategoryListings } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import * as styles from './ListingDetail.css.ts';
import { relatedListings, relatedQuery } from './related.ts';

/** Two beside each other in the side panel and on a phone, four in between. */
const sizes = '(min-width: 64em) 10.5em, (min-width: 48em) 23vw, calc(50vw - 1.5em)';

/** Other listings of the same category. Absent when there are none, or they do not come. */
export function RelatedListings({ listing }: { listing: Listing }) {
  const related = relatedQuery(listing);
  const { data, isLoading } = useCategoryListings(related?.categoryId ?? null, related?.query);
  const found = relatedListings(data?.listings ?? [], listing);
  if (found.length === 0 && !isLoading) return null;
  return (
    <section className={styles.related}>
      <Heading level={2} size="lg">
        {texts.listing.related}
      </Heading>
      <ListingCards
        className={styles.relatedCards}
        listings={found}
        inView={0}
        sizes={sizes}
        loading={isLoading ? 'skeleton' : undefined}
        skeletons={limits.relatedListings}
      />
    </section>
  );
}
