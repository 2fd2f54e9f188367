import { useRef, type RefObject, type ToggleEvent } from 'react';

import { isFocusLost } from './focusGuard.ts';

/**
 * Returns the focus to the opener of a popover when it closes with the focus inside: pass both of its toggle events
 * to the returned function. Browsers do so for the outermost popover only, and not for a button that Safari did not
 * focus when pressed.
 */
export function useFocusBack(
  popover: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): (event: ToggleEvent) => void {
  const held = useRef(false);
  const holds = () => popover.current?.contains(document.activeElement) ?? false;
  return (event) => {
    if (event.target !== popover.current || event.newState !== 'closed') return;
    if (event.type === 'beforetoggle') held.current = holds();
    else if (held.current && (holds() || isFocusLost())) opener.current?.focus({ preventScroll: true });
  };
}
