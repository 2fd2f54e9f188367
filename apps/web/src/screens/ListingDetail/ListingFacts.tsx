import { type Listing, locale, texts } from '@porchlight/domain';
import { RelativeDate, Text } from '@porchlight/ui';

import { listingNear, useResource } from '../../api/index.ts';
import { useKeptNear } from '../../listings/near/keptNear.ts';
import * as styles from './ListingDetail.css.ts';

/** A typical width. */
const someDistance = texts.listing.milesAway('100');

/**
 * Place and date next to the price, and the distance from the place stored on the device. The server doesn't
 * know that place, so the distance's space is reserved if there is one.
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
        {isAway ? texts.listing.milesAway(miles.toLocaleString(locale)) : someDistance}
      </span>
    </Text>
  );
}
