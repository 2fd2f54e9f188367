import { texts } from '@porchlight/domain';
import { ButtonLink, Container, EmptyState } from '@porchlight/ui';

import { paths } from '../../lib/paths.ts';
import * as styles from './NotFoundScreen.css.ts';
import { words } from './NotFoundScreen.words.ts';

/** The page of an unknown address, with ways back. */
export function NotFoundScreen() {
  return (
    <Container className={styles.page}>
      <EmptyState
        headingLevel={1}
        title={texts.navigation.pageNotFound}
        action={
          <>
            <ButtonLink href={paths.listings.href()}>{texts.listing.browseAll}</ButtonLink>
            <ButtonLink href={paths.home.href()} variant="outline" tone="neutral">
              {texts.navigation.home}
            </ButtonLink>
          </>
        }
      >
        {words.text}
      </EmptyState>
    </Container>
  );
}
