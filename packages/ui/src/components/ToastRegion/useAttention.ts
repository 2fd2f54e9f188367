import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether the pointer or the focus is in the region, and the handlers that track it. */
interface Attention {
  attended: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Tracks whether pointer or focus is in the region. A pressed toast is removed under the pointer or the focus,
 * without an event: the focus is moved on, and an empty region counts as left.
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
    // The focus moves to the next one; after the last it returns to where it was before.
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
