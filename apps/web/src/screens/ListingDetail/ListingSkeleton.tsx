import { limits, texts } from '@porchlight/domain';
import { Card, Container, Inline, ListingGrid, Skeleton, VisuallyHidden } from '@porchlight/ui';

import * as styles from './ListingDetail.css.ts';

/** The skeleton of a listing's page. */
export function ListingSkeleton() {
  return (
    <Container className={styles.page} aria-busy>
      <VisuallyHidden>
        <h1>{texts.common.loading}</h1>
      </VisuallyHidden>
      <Skeleton width="half" className={`${styles.crumbsPlaceholder} ${styles.notOnPhone}`} />
      <div className={styles.columns}>
        <div className={styles.photos}>
          <Skeleton shape="photo" className={styles.photoPlaceholder} />
        </div>
        <Card padding="md" className={styles.panel}>
          <Skeleton shape="block" className={styles.badgePlaceholder} />
          <div className={styles.largePlaceholder}>
            <Skeleton />
            <Skeleton width="half" />
          </div>
          <div className={styles.price}>
            <div className={styles.largePlaceholder}>
              <Skeleton width="third" />
            </div>
            <Skeleton width="half" />
          </div>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Card>
        <div className={styles.seller}>
          <Card padding="md">
            <Inline gap={4} wrap={false}>
              <Skeleton shape="circle" />
              <div className={styles.linesPlaceholder}>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </div>
            </Inline>
          </Card>
        </div>
        <div className={styles.words}>
          <div className={styles.linesPlaceholder}>
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        </div>
        <div className={styles.related}>
          <Skeleton width="half" />
          <ListingGrid
            className={styles.relatedCards}
            loading="skeleton"
            skeletons={limits.relatedListings}
            aria-hidden
          />
        </div>
      </div>
    </Container>
  );
}
