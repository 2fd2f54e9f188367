import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether someone is at the region, by pointer or by keyboard, and what keeps it known. */
interface Attention {
  attended: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Notices who is at the region. What is pressed there goes away under the pointer or the focus, and browsers do not
 * tell of either: the focus is handed on, and an empty region has no one at it.
 */
export function useAttention(own: RefObject<HTMLElement | null>, toasts: readonly unknown[]): Attention {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const holdsFocus = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false);
    setFocused(false);
  }

  useLayoutEffect(() => {
    const region = own.current;
    if (!region || !holdsFocus.current || region.contains(document.activeElement)) return;
    holdsFocus.current = false;
    // The next one takes it; after the last it goes back to where it came from.
    (region.querySelector<HTMLElement>('button, a[href]') ?? cameFrom.current)?.focus();
  }, [own, toasts]);

  return {
    attended: hovered || focused,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      holdsFocus.current = true;
      setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      holdsFocus.current = false;
      setFocused(false);
    },
  };
}
