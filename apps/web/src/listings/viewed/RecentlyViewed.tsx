import { type Listing, sameId } from '@porchlight/domain';
import { Button, Carousel, Heading, IconButton, ListingCard, XIcon } from '@porchlight/ui';
import { useEffect, useState } from 'react';

import { useApi } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { withAbsoluteImages } from '../images.ts';
import * as styles from './RecentlyViewed.css.ts';
import { forgetAllViewed, forgetViewed, rememberViewed, viewedListings } from './viewedListings.ts';
import { words } from './RecentlyViewed.words.ts';

export interface RecentlyViewedProps {
  /** The current listing: it is recorded, and not shown. Default: none. */
  listing?: Listing | undefined;
}

/** Listings viewed on this device. Renders nothing without any. */
export function RecentlyViewed({ listing }: RecentlyViewedProps) {
  const { status } = useSessionView();
  useEffect(() => {
    if (listing) rememberViewed(listing);
  }, [listing]);
  // Rereads the storage on a sign-out, which deletes it.
  return <Row key={status} besides={listing?.id} />;
}

function Row({ besides }: { besides: string | undefined }) {
  const now = useNow();
  const { origin } = useApi();
  const [viewed, setViewed] = useState(viewedListings);
  const shown = viewed.filter(({ id }) => !sameId(id, besides));
  if (shown.length === 0) return null;
  const forget = (act: () => void) => {
    act();
    setViewed(viewedListings());
  };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2}>{words.title}</Heading>
        <Button size="sm" variant="quiet" tone="neutral" onClick={() => forget(forgetAllViewed)}>
          {words.clear}
        </Button>
      </div>
      <Carousel label={words.title} slideSize="sm">
        {shown.map((each) => (
          <ListingCard
            key={each.id}
            listing={withAbsoluteImages(each, origin)}
            href={paths.listing.href(each.id)}
            now={now}
            sizes="11em"
            favorite={
              <IconButton
                variant="outline"
                label={words.remove(each.title)}
                icon={<XIcon size="sm" />}
                onClick={() => forget(() => forgetViewed(each.id))}
              />
            }
          />
        ))}
      </Carousel>
    </section>
  );
}
