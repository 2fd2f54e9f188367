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
  error: unknown;
  onRetry: () => void;
}

const words = {
  notArrived: 'This page didn’t load.',
  stopped: 'This page stopped working.',
  again: 'Loading it again usually helps; nothing you saved is lost.',
};

function textOf(error: unknown, isOffline: boolean): string {
  if (!(error instanceof ScreenNotLoaded)) return `${words.stopped} ${words.again}`;
  // A screen that fails to load while online is mostly from an older version of the app.
  return `${words.notArrived} ${isOffline ? texts.errors.offline : words.again}`;
}

/**
 * Replaces a screen that failed unexpectedly, or didn't load even after a reload: the reason, and two ways to
 * continue.
 */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { reload } = usePorts();
  const isOffline = useIsOffline();
  const isReloading = useReloadOnce(error);

  const renderAgain = (): void => {
    onRetry();
    // The focused button disappears.
    focusHeading();
  };
  if (isReloading) return <ScreenLoader />;
  return (
    <Container className={styles.loader}>
      <ErrorState
        headingLevel={1}
        title={texts.common.somethingWentWrong}
        // A reload gets a newer version of the app; offline it would lose the page.
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
