import { isOwner, type Listing, texts } from '@porchlight/domain';
import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  Card,
  Container,
  FeaturedBadge,
  Heading,
  Inline,
  ListingDetailsList,
  ListingGallery,
  Price,
  SellerCard,
  StatusBadge,
  Text,
  TextLink,
} from '@porchlight/ui';

import { useApi } from '../../api/index.ts';
import { useNow } from '../../lib/clock.ts';
import { useNotice } from '../../lib/handOver.ts';
import { withAbsoluteImages } from '../../listings/images.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionView } from '../../session/index.ts';
import { ListingActions } from './ListingActions.tsx';
import * as styles from './ListingDetail.css.ts';
import { RelatedListings } from './RelatedListings.tsx';
import { ViewCount } from './ViewCount.tsx';

const words = { report: 'Something not right?' };

/** The way here: home, the listings, the category by its id, this listing. */
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

/** The report form, with what it is about filled in: the listing, and who offers it. */
function reportHref({ id, user }: Listing): string {
  return paths.report.href({ listing: id, ...(user ? { user: user.name } : {}) });
}

/** A listing that has arrived. */
export function ListingPage({ listing }: { listing: Listing }) {
  const now = useNow();
  // The form that wrote the listing could not send its photos.
  const notice = useNotice();
  const { origin } = useApi();
  const { status, user } = useSessionView();
  const { images } = withAbsoluteImages(listing, origin);
  return (
    <Container className={styles.page}>
      {notice !== null && (
        <Alert
          className={styles.crumbs}
          tone={notice.tone}
          live="polite"
          actions={
            <ButtonLink size="sm" variant="outline" href={paths.editListing.href(listing.id)}>
              {texts.listingForm.addImages}
            </ButtonLink>
          }
        >
          {notice.text}
        </Alert>
      )}
      <Breadcrumbs className={styles.crumbs} items={crumbsOf(listing)} />
      <div className={styles.columns}>
        <div className={styles.photos}>
          <ListingGallery images={images} title={listing.title} />
        </div>
        <aside className={styles.side}>
          <div className={styles.offer}>
            <Card padding="md" className={styles.panel}>
              <Inline gap={2}>
                <StatusBadge status={listing.status} />
                {listing.featured && <FeaturedBadge />}
              </Inline>
              <Heading level={1} size="xl" className={styles.title}>
                <bdi>{listing.title}</bdi>
              </Heading>
              <Price size="lg" price={listing.price} priceType={listing.price_type} />
              <ListingActions listing={listing} />
            </Card>
            <SellerCard seller={listing.user} />
            {!isOwner(listing, user) && (
              <Text
                size="sm"
                tone="muted"
                className={styles.report}
                data-waiting={status === 'restoring' || undefined}
              >
                {words.report}{' '}
                <TextLink tone="muted" href={reportHref(listing)}>
                  {texts.navigation.report}
                </TextLink>
              </Text>
            )}
          </div>
          <RelatedListings listing={listing} />
        </aside>
        <div className={styles.words}>
          <section className={styles.section}>
            <Heading level={2} size="lg">
              {texts.listing.description}
            </Heading>
            <Text preserveLines measure dir="auto" className={styles.description}>
              {listing.description}
            </Text>
          </section>
          <section className={styles.section}>
            <Heading level={2} size="lg">
              {texts.listing.details}
            </Heading>
            <ListingDetailsList listing={listing} now={now} />
          </section>
        </div>
      </div>
      <ViewCount listing={listing} />
    </Container>
  );
}
