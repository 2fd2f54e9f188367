import { texts } from '@porchlight/domain';
import { ButtonLink, Container } from '@porchlight/ui';

import { listingFailedTitle } from '../../listings/listingFailed.words.ts';
import { LoadFailure, type LoadFailureProps } from '../../lib/LoadFailure.tsx';
import { paths } from '../../lib/paths.ts';
import * as styles from './ListingDetail.css.ts';

/** The listing failed to load, but may exist. */
export function ListingFailed({ error, onRetry }: Pick<LoadFailureProps, 'error' | 'onRetry'>) {
  return (
    <Container className={styles.missing}>
      <LoadFailure
        headingLevel={1}
        title={listingFailedTitle}
        error={error}
        onRetry={onRetry}
        action={
          <ButtonLink href={paths.listings.href()} variant="outline" tone="neutral">
            {texts.listing.browseAll}
          </ButtonLink>
        }
      />
    </Container>
  );
}
