const headingSelector = 'main h1, h1';

/** Whether the heading belongs to a page that still waits for its data: another one will take its place. */
const isTemporary = (heading: Element): boolean => heading.closest('[aria-busy="true"]') !== null;

/**
 * Gives the page's main heading the focus, so that screen readers say where one is: at once, or as soon as the screen's
 * chunk and data have brought it. Ends when the person moves the focus themselves.
 *
 * @returns stops waiting
 */
export function focusHeading(): () => void {
  let focused: Element | null = null;

  /** Answers whether the heading that stays has the focus. */
  const tryOnce = (): boolean => {
    const heading = document.querySelector<HTMLElement>(headingSelector);
    if (heading === null || heading === focused) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
    return !isTemporary(heading);
  };

  if (tryOnce()) return () => undefined;
  const observer = new MutationObserver(() => {
    // A heading that went away takes the focus along; anything else that has it was chosen by the person.
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === focused;
    if (!isFree || tryOnce()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
