import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the messages when an offer's buttons disappear after an action.
 *
 * @param isActing whether an offer action is in progress
 * @param messages changes when the result is shown
 */
export function useFocusOnLog(isActing: boolean, messages: readonly unknown[]): void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (isActing) hasActed.current = true;
    if (isActing || !hasActed.current || !isFocusLost()) return;
    hasActed.current = false;
    const log = document.querySelector<HTMLElement>('[role="log"]');
    // A log that doesn't scroll isn't focusable by itself.
    if (log?.tabIndex === -1) log.setAttribute('tabindex', '-1');
    log?.focus({ preventScroll: true });
  }, [isActing, messages]);
}
