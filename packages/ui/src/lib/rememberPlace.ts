/** Tracks the focus and the scroll positions inside `root`. */
interface PlaceMemory {
  /**
   * Saves the current ones; returns a function that restores them once `root` is shown again. Default with the focus.
   */
  take: (withFocus?: boolean) => () => void;
  stop: () => void;
}

/** Remembers the focus and scroll positions inside an element, which are lost when the browser hides it. */
export function rememberPlace(root: HTMLElement): PlaceMemory {
  let focused: HTMLElement | null = null;
  const scrolled = new Map<Element, { left: number; top: number }>();
  const onFocus = ({ target }: FocusEvent) => {
    // Not in a dialog inside of it, which remembers its own.
    if (target instanceof HTMLElement && target.closest('dialog, [popover]') === root) focused = target;
  };
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) scrolled.set(target, { left: target.scrollLeft, top: target.scrollTop });
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('scroll', onScroll, true);
  return {
    take: (withFocus = true) => {
      const element = withFocus ? focused : null;
      const positions = [...scrolled];
      return () => {
        for (const [scroller, { left, top }] of positions)
          scroller.scrollTo({ left, top, behavior: 'instant' });
        if (element?.isConnected) element.focus({ preventScroll: true });
      };
    },
    stop: () => {
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('scroll', onScroll, true);
    },
  };
}
