import { limits } from '@porchlight/domain';
import { Heading, ListingGrid, TextLink } from '@porchlight/ui';

import { useRecentListings } from '../../api/index.ts';
import { ListingCards } from '../../listings/ListingCards.tsx';
import { paths } from '../../lib/paths.ts';
import * as styles from './HomeScreen.css.ts';
import { words } from './FreshListings.words.ts';

/** Number of newest listings on the home page: two rows of four. */
export const freshCount = limits.skeletonCards;

/** The newest listings. Optional, so a failure hides the section. */
export function FreshListings() {
  const { data, error } = useRecentListings(freshCount);
  if (error !== undefined || data?.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2}>{words.title}</Heading>
        <TextLink href={paths.listings.href()} standalone>
          {words.all}
        </TextLink>
      </div>
      {data === undefined ? <ListingGrid loading="skeleton" /> : <ListingCards listings={data} />}
    </section>
  );
}
