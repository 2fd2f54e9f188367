import { texts } from '@porchlight/domain';
import { ButtonLink, Container, ErrorState } from '@porchlight/ui';

import { paths } from '../paths.ts';
import { usePorts } from './ports.ts';
import * as styles from './ScreenLoader.css.ts';

/** What a screen shows when it failed for a reason nobody foresaw: what happened, and two ways on. */
export function FailedScreen() {
  const { reload } = usePorts();
  return (
    <Container className={styles.loader}>
      <ErrorState
        headingLevel={1}
        title={texts.common.somethingWentWrong}
        onRetry={reload}
        action={
          <ButtonLink href={paths.home.href()} variant="outline" tone="neutral">
            {texts.navigation.home}
          </ButtonLink>
        }
      >
        This page stopped working. Loading it again usually helps; nothing you saved is lost.
      </ErrorState>
    </Container>
  );
}
