import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState } from '@porchlight/ui';
import { useEffect } from 'react';

import { paths } from '../../lib/paths.ts';
import * as styles from './ListingDetail.css.ts';

/** No such listing; also removes it from recently viewed ones. */
export function ListingMissing({ id }: { id: string }) {
  useEffect(() => {
    import('../../listings/viewed/viewedListings.ts').then(
      ({ forgetViewed }) => forgetViewed(id),
      () => undefined,
    );
  }, [id]);
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
