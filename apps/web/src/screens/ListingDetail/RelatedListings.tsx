import { limits, type Listing, texts } from '@porchlight/domain';
import { cx, Heading } from '@porchlight/ui';

import { useCategoryListings } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import * as styles from './ListingDetail.css.ts';
import { isNear, relatedListings, relatedQuery } from './related.ts';
import { words } from './RelatedListings.words.ts';

/** Two columns in the side panel and on a phone, four in between. */
const sizes = '(min-width: 64em) 10.5em, (min-width: 48em) 23vw, calc(50vw - 1.5em)';

interface RelatedListingsProps {
  listing: Listing;
  /** Whether they replace an unavailable listing. */
  isInstead: boolean;
}

/**
 * Other listings of the same category: near ones with a similar title first. Renders nothing when there are none,
 * or they fail to load.
 */
export function RelatedListings({ listing, isInstead }: RelatedListingsProps) {
  const related = relatedQuery(listing);
  const { data, isLoading } = useCategoryListings(related?.categoryId ?? null, related?.query);
  const found = relatedListings(data?.listings ?? [], listing);
  if (found.length === 0 && !isLoading) return null;
  const areNear = found.every((each) => isNear(each, listing));
  return (
    <section className={cx(styles.related, isInstead && styles.instead)}>
      <Heading level={2} size="lg">
        {isInstead ? (areNear ? words.nearby : words.similar) : texts.listing.related}
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
