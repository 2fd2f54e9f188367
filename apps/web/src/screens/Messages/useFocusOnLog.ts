import { isFocusLost } from '@porchlight/ui';
import { useEffect, useRef } from 'react';

/**
 * An offer that is sent or answered takes its buttons away: the focus goes on to the messages, where what became of it
 * stands.
 *
 * @param isActing Whether something is done about an offer right now.
 * @param messages Changes when what became of it is shown.
 */
export function useFocusOnLog(isActing: boolean, messages: readonly unknown[]): void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (isActing) hasActed.current = true;
    if (isActing || !hasActed.current || !isFocusLost()) return;
    hasActed.current = false;
    const log = document.querySelector<HTMLElement>('[role="log"]');
    // One that does not scroll is no stop of the keyboard.
    if (log?.tabIndex === -1) log.setAttribute('tabindex', '-1');
    log?.focus({ preventScroll: true });
  }, [isActing, messages]);
}
