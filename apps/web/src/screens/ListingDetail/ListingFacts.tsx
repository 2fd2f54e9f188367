import { type Listing, texts } from '@porchlight/domain';
import { RelativeDate, Text } from '@porchlight/ui';

import { listingNear, useResource } from '../../api/index.ts';
import { useKeptNear } from '../../listings/near/keptNear.ts';
import * as styles from './ListingDetail.css.ts';

/** As wide as most of them. */
const someDistance = texts.listing.milesAway('100');

/**
 * Where it is and since when, beside its price, and how far from the place that is kept on the device. A page from the
 * server knows of no such place: where there is one, room is kept for the words.
 */
export function ListingFacts({
  listing,
  now,
}: {
  listing: Pick<Listing, 'id' | 'location' | 'canonical_location' | 'created_at'>;
  now: number;
}) {
  const { near } = useKeptNear();
  const { data } = useResource(listingNear(listing.id, near));
  const miles = near === '' ? undefined : data?.distance_miles;
  const city = listing.canonical_location?.city;
  const isHere = miles === 0 && city !== undefined;
  const isAway = miles !== undefined && !isHere;
  return (
    <Text size="sm" tone="muted" className={styles.facts}>
      <span className={styles.fact}>
        <bdi>{isHere ? texts.listing.within(city) : listing.location}</bdi>
      </span>{' '}
      <RelativeDate date={listing.created_at} now={now} className={styles.fact} />{' '}
      <span className={`${styles.fact} ${styles.distance}`} data-waiting={!isAway || undefined}>
        {isAway ? texts.listing.milesAway(miles.toLocaleString('en-US')) : someDistance}
      </span>
    </Text>
  );
}
