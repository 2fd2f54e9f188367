import { texts } from '@porchlight/domain';
import { ButtonLink, Container, ErrorState } from '@porchlight/ui';
import { useRef } from 'react';

import { paths } from '../lib/paths.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { ScreenNotLoaded } from '../lib/lazyScreen.tsx';
import { useBackOnline, useIsOffline } from '../lib/useIsOffline.ts';
import { usePorts } from '../lib/ports.ts';
import { ScreenLoader } from './ScreenLoader.tsx';
import * as styles from './ScreenLoader.css.ts';
import { useReloadOnce } from './useReloadOnce.ts';
import { words } from './FailedScreen.words.ts';

export interface FailedScreenProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Replaces a screen that failed unexpectedly, or didn't load even after a reload: the reason, and two ways to
 * continue. Without a connection it says so, and loads the screen when the connection is back.
 */
export function FailedScreen({ error, onRetry }: FailedScreenProps) {
  const { reload } = usePorts();
  const isOffline = useIsOffline();
  const isReloading = useReloadOnce(error);
  const isMissing = error instanceof ScreenNotLoaded;
  const hasFailedOffline = isMissing && isOffline;

  const root = useRef<HTMLDivElement>(null);
  const renderAgain = (): void => {
    // A focused button disappears.
    const losesFocus = root.current?.contains(document.activeElement);
    onRetry();
    if (losesFocus) focusHeading();
  };
  useBackOnline(() => {
    if (isMissing) renderAgain();
  });
  if (isReloading) return <ScreenLoader />;
  return (
    <Container className={styles.loader}>
      <ErrorState
        ref={root}
        headingLevel={1}
        title={hasFailedOffline ? words.notArrived : texts.common.somethingWentWrong}
        offline={hasFailedOffline}
        // A reload gets a newer version of the app; offline it would lose the page.
        onRetry={isOffline ? renderAgain : reload}
        action={
          <ButtonLink href={paths.home.href()} variant="outline" tone="neutral">
            {texts.navigation.home}
          </ButtonLink>
        }
      >
        {/* A screen that fails to load while online is mostly from an older version of the app. */}
        {!hasFailedOffline && `${isMissing ? words.notArrived : words.stopped} ${words.again}`}
      </ErrorState>
    </Container>
  );
}
