const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Watches the focus.
 *
 * @returns ends the watch; returns the element that last had the focus, if the page removed or disabled it and
 *   nothing has the focus now
 */
export function watchFocus(): () => string | null {
  const watching = new AbortController();
  const { signal } = watching;
  let last: Element | null = null;
  // The screen it belongs to: when another screen replaces it, the app moves the focus.
  let screen: Element | null = null;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      last = target;
      screen = target.closest('[data-app-story] main');
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget !== null) return;
      // The event may fire while an element is being removed: if it is still on the page, the blur was intended.
      queueMicrotask(() => {
        if (last !== null && isUsable(last)) last = null;
      });
    },
    { signal },
  );
  return () => {
    watching.abort();
    const isLost =
      last !== null &&
      !isUsable(last) &&
      screen?.isConnected === true &&
      document.activeElement === document.body;
    return isLost && last !== null ? last.outerHTML.slice(0, 200) : null;
  };
}
