import { loadFailureText, mayComeYet } from '@porchlight/domain';
import { ErrorState, type ErrorStateProps, VisuallyHidden } from '@porchlight/ui';
import { useCallback, useState } from 'react';

import { focusHeading } from './focusHeading.ts';
import { heard } from './LoadFailure.words.ts';
import { useFailedOffline, useIsOffline } from './useIsOffline.ts';

export interface LoadFailureProps extends Omit<ErrorStateProps, 'children' | 'onRetry' | 'retrying'> {
  /** The error of the call. */
  error: unknown;
  /** Retries; a promise keeps the button busy until it settles. */
  onRetry: () => unknown;
}

/** Moves the focus to the heading of the loaded section, else of the page. */
function goOnIn(section: Element | null): void {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h2, h3') : null;
  if (heading == null) return void focusHeading();
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A failed load: the reason, or that the browser is offline, and a retry button unless the resource is gone. The
 * button keeps the focus while it retries, and then passes it to the heading of the loaded content.
 */
export function LoadFailure({ error, onRetry, ...rest }: LoadFailureProps) {
  const isOffline = useIsOffline();
  const mayRetry = mayComeYet(error);
  const hasFailedOffline = useFailedOffline(error) && mayRetry;
  const [attempt, setAttempt] = useState<'none' | 'trying' | 'failed'>('none');
  const retry = async (): Promise<void> => {
    setAttempt('trying');
    await onRetry();
    setAttempt('failed');
  };
  const whileShown = useCallback(
    (root: HTMLElement | null) => () => {
      if (!root?.contains(document.activeElement)) return;
      const section = root.closest('main section');
      // The loaded content is there once React is done.
      queueMicrotask(() => goOnIn(section));
    },
    [],
  );
  return (
    <ErrorState
      {...rest}
      ref={whileShown}
      offline={hasFailedOffline}
      {...(mayRetry && {
        onRetry: () => void retry(),
        retrying: attempt === 'trying' || (hasFailedOffline && !isOffline),
      })}
    >
      {!hasFailedOffline && loadFailureText(error)}
      {/* The text stays the same when a retry fails, so screen readers need this announcement. */}
      {attempt !== 'none' && <VisuallyHidden> {heard[attempt]}</VisuallyHidden>}
    </ErrorState>
  );
}
