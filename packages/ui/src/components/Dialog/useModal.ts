import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `dialog` element as a modal while `open` is true and closes it after, or when it leaves
 * the page. The platform does the rest: top layer, inert page, Escape, focus in and back.
 */
export function useModal(
  open: boolean,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const { documentElement: page } = document;
    // Only the first of several sees the scrollbar; the others find the page locked already.
    const scrollbar = window.innerWidth - page.clientWidth;
    if (scrollbar > 0) page.style.setProperty('--pl-scrollbar', `${scrollbar}px`);
    dialog.showModal();
    initialFocus?.current?.focus();
    // Closing before the element goes away is what gives the focus back.
    return () => dialog.close();
  }, [open, initialFocus]);
  return ref;
}
