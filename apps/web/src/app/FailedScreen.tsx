import { texts } from '@porchlight/domain';
import { ButtonLink, Container, ErrorState } from '@porchlight/ui';

import { paths } from '../lib/paths.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { useIsOffline } from '../lib/useIsOffline.ts';
import { usePorts } from '../lib/ports.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import * as styles from './ScreenLoader.css.ts';
import { useReloadOnce } from './useReloadOnce.ts';

export interface FailedScreenProps {
  /** What was thrown. */
  error: unknown;
  /** Renders the screen once more. */
  onRetry: () => void;
}

const words = {
  notArrived: 'This page didn’t load.',
  stopped: 'This page stopped working.',
  again: 'Loading it again usually helps; nothing you saved is lost.',
};

function textOf(error: unknown, isOffline: boolean): string {
  if (!(error instanceof ScreenNotLoaded)) return `${words.stopped} ${words.again}`;
  // A page that does not come although there is a connection is mostly of an older version of the app.
  return `${words.notArrived} ${isOffline ? texts.errors.offline : words.again}`;
}

/**
 * What stands in place of a screen that failed for a reason no one foresaw, or did not arrive although the page was
 * loaded again: what happened, and two ways on.
 */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { reload } = usePorts();
  const isOffline = useIsOffline();
  const isReloading = useReloadOnce(error);

  const renderAgain = (): void => {
    onRetry();
    // The button that had the focus goes.
    focusHeading();
  };
  if (isReloading) return <ScreenLoader />;
  return (
    <Container className={styles.loader}>
      <ErrorState
        headingLevel={1}
        title={texts.common.somethingWentWrong}
        // Loading again brings a newer version of the app; without a connection it would take the page away.
        onRetry={isOffline ? renderAgain : reload}
        action={
          <ButtonLink href={paths.home.href()} variant="outline" tone="neutral">
            {texts.navigation.home}
          </ButtonLink>
        }
      >
        {textOf(error, isOffline)}
      </ErrorState>
    </Container>
  );
}
