import { texts } from '@porchlight/domain';
import { Button, ButtonLink, Container, EmptyState } from '@porchlight/ui';

import { paths } from '../../paths.ts';
import * as styles from './ListingDetail.css.ts';

export interface ListingMissingProps {
  /** Offered where the listing may well exist and only did not arrive. */
  onRetry?: (() => void) | undefined;
}

/** There is no such listing, or it could not be loaded. */
export function ListingMissing({ onRetry }: ListingMissingProps) {
  return (
    <Container className={styles.missing}>
      <EmptyState
        headingLevel={1}
        title={texts.listing.notFoundTitle}
        action={
          <>
            {onRetry !== undefined && (
              <Button variant="outline" tone="neutral" onClick={onRetry}>
                {texts.common.tryAgain}
              </Button>
            )}
            <ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>
          </>
        }
      >
        {texts.listing.notFoundText}
      </EmptyState>
    </Container>
  );
}
