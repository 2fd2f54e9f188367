import { type Listing, priceBefore, statusAllows, texts } from '@porchlight/domain';
import {
  Alert,
  Breadcrumbs,
  Card,
  Container,
  ExpandableText,
  FeaturedBadge,
  Heading,
  Inline,
  ListingDetailsList,
  ListingGallery,
  Price,
  StatusBadge,
} from '@porchlight/ui';
import { Suspense } from 'react';

import { useApi } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { useNotice } from '../../lib/handOver.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { withAbsoluteImages } from '../../listings/images.ts';
import { ApproximateMapLater } from '../../listings/map/ApproximateMapLater.tsx';
import { RecentlyViewedLater } from '../../listings/viewed/RecentlyViewedLater.tsx';
import { paths } from '../../lib/paths.ts';
import { ListingActions } from './ListingActions.tsx';
import * as styles from './ListingDetail.css.ts';
import { ListingFacts } from './ListingFacts.tsx';
import { ListingSeller } from './ListingSeller.tsx';
import { MoreFromSeller } from './MoreFromSeller.tsx';
import { Back, PhotoActions } from './PhotoActions.tsx';
import { RelatedListings } from './RelatedListings.tsx';
import { ViewCount } from './ViewCount.tsx';
import { words } from './ListingPage.words.ts';

/** Only after posting, with the form's many texts. */
const PhotosNotice = lazyPart(async () => (await import('./OwnerParts.tsx')).PhotosNotice);

interface ListingPageProps {
  listing: Listing;
  /** URL of the already loaded photo on the card that was clicked. */
  preview?: string | undefined;
}

/** Breadcrumbs: home, listings, the category by its id, this listing. */
function crumbsOf({ category, category_id: categoryId, title }: Listing) {
  return [
    { label: texts.listing.breadcrumbHome, href: paths.home.href() },
    { label: texts.listing.breadcrumbListings, href: paths.listings.href() },
    ...(category === null
      ? []
      : [{ label: category.name, href: paths.listings.href({ category: categoryId }) }]),
    { label: title },
  ];
}

/** A loaded listing, or a card's data as a placeholder. */
export function ListingPage({ listing, preview }: ListingPageProps) {
  const now = useNow();
  // Set when the form failed to upload its photos.
  const notice = useNotice();
  const { origin } = useApi();
  const { images } = withAbsoluteImages(listing, origin);
  const isOffered = statusAllows(listing.status, 'buy');
  const related = <RelatedListings listing={listing} isInstead={!isOffered} />;
  return (
    <Container className={styles.page}>
      {notice !== null && (
        <Suspense fallback={null}>
          <PhotosNotice className={styles.crumbs} notice={notice} listingId={listing.id} />
        </Suspense>
      )}
      <Breadcrumbs className={`${styles.crumbs} ${styles.notOnPhone}`} items={crumbsOf(listing)} />
      <div className={styles.columns}>
        <div className={styles.photos}>
          <Back listing={listing} />
          <ListingGallery
            bleed
            images={images}
            title={listing.title}
            icon={listing.category?.icon}
            preview={preview}
          />
          <PhotoActions listing={listing} />
        </div>
        <Card padding="md" className={styles.panel}>
          <Inline gap={2}>
            <StatusBadge status={listing.status} />
            {listing.featured && <FeaturedBadge />}
          </Inline>
          <Heading level={1} size="xl" className={styles.title}>
            <bdi>{listing.title}</bdi>
          </Heading>
          <div className={styles.price}>
            <Price
              size="lg"
              price={listing.price}
              priceType={listing.price_type}
              period={listing.price_period}
              was={priceBefore(listing, now)}
            />
            <ListingFacts listing={listing} now={now} />
          </div>
          {!isOffered && <Alert>{words.ended[listing.status] ?? words.notOffered}</Alert>}
          <ListingActions listing={listing} />
        </Card>
        <div className={styles.seller}>
          <ListingSeller listing={listing} />
        </div>
        {!isOffered && related}
        <div className={styles.words}>
          <section className={styles.section}>
            <Heading level={2} size="lg">
              {texts.listing.description}
            </Heading>
            <ExpandableText>{listing.description}</ExpandableText>
          </section>
          <section className={styles.section}>
            <Heading level={2} size="lg">
              {texts.listing.details}
            </Heading>
            <ListingDetailsList listing={listing} now={now} />
          </section>
          <ApproximateMapLater listing={listing} />
        </div>
        {isOffered && related}
      </div>
      <MoreFromSeller listing={listing} />
      <RecentlyViewedLater listing={listing} />
      <ViewCount listing={listing} />
    </Container>
  );
}
