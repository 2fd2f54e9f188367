import { texts } from '@porchlight/domain';
import { Container, Skeleton, Stack, VisuallyHidden } from '@porchlight/ui';

import * as styles from './ListingDetail.css.ts';

/** The shape of a listing's page while it loads. */
export function ListingSkeleton() {
  return (
    <Container className={styles.page} aria-busy>
      <VisuallyHidden>
        <h1>{texts.common.loading}</h1>
      </VisuallyHidden>
      <Skeleton width="third" className={styles.crumbs} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton shape="block" className={styles.photoPlaceholder} />
          <Stack gap={3}>
            <Skeleton />
            <Skeleton />
            <Skeleton width="half" />
          </Stack>
        </div>
        <aside className={styles.side}>
          <Skeleton shape="block" className={styles.panelPlaceholder} />
          <Skeleton shape="block" className={styles.sellerPlaceholder} />
        </aside>
      </div>
    </Container>
  );
}
