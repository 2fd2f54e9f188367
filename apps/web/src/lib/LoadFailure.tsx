import { loadFailureText, mayComeYet } from '@porchlight/domain';
import { ErrorState, type ErrorStateProps, VisuallyHidden } from '@porchlight/ui';
import { useCallback, useState } from 'react';

import { focusHeading } from './focusHeading.ts';

/** What listeners hear of another try. */
const heard = { trying: 'Trying again…', failed: 'That did not help.' };

export interface LoadFailureProps extends Omit<ErrorStateProps, 'children' | 'onRetry' | 'retrying'> {
  /** What the call failed with. */
  error: unknown;
  /** Asks once more; a promise keeps the button busy until the answer is there. */
  onRetry: () => unknown;
}

/** The focus goes where what was waited for now stands: to the heading of its section, else of the page. */
function goOnIn(section: Element | null): void {
  const heading = section?.isConnected ? section.querySelector<HTMLElement>('h2, h3') : null;
  if (heading == null) return void focusHeading();
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Something could not be loaded: why, and a button to ask again unless it is gone for good. The button keeps the focus while it asks, and hands it
 * on to the heading of what comes.
 */
export function LoadFailure({ error, onRetry, ...rest }: LoadFailureProps) {
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
      // What takes this place is there as soon as React is done.
      queueMicrotask(() => goOnIn(section));
    },
    [],
  );
  return (
    <ErrorState
      {...rest}
      ref={whileShown}
      {...(mayComeYet(error) && { onRetry: () => void retry(), retrying: attempt === 'trying' })}
    >
      {loadFailureText(error)}
      {/* The words stay the same when it fails again: without these, nobody would hear of it. */}
      {attempt !== 'none' && <VisuallyHidden> {heard[attempt]}</VisuallyHidden>}
    </ErrorState>
  );
}
