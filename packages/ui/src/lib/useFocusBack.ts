import { useRef, type RefObject, type ToggleEvent } from 'react';

import { isFocusLost } from './focusGuard.ts';

/**
 * Gives the focus back to what opened a popover when it closes with the focus inside: hand both of its toggle events to
 * what this answers. The platform does so for the outermost popover only, and not for a button that Safari gave no focus
 * when it was pressed.
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
