import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import * as styles from './ListingDetail.css.ts';

/** There is no such listing. */
export function ListingMissing() {
  return (
    <Container className={styles.missing}>
      <EmptyState
        headingLevel={1}
        title={texts.listing.notFoundTitle}
        action={<ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>}
      >
        {texts.listing.notFoundText}
      </EmptyState>
    </Container>
  );
}
