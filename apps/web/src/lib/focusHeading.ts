import { isFocusLost } from '@porchlight/ui';

import { addressOf } from './ownPath.ts';

/** The page's main heading: the one in `main`, even if another one precedes it. */
const findHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');

/** Whether the heading belongs to a loading state and will be replaced. */
const isTemporary = (heading: Element): boolean => heading.closest('[aria-busy="true"]') !== null;

const findLink = (href: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('main a')].find(
    (link) => href !== undefined && link.getAttribute('href') === addressOf(href),
  );

/**
 * Focuses the page's main heading, for screen readers: at once, or when the screen's chunk and data have
 * loaded. Stops when the user moves the focus.
 *
 * @param followed the address opened from this page last time: a link to it takes precedence over the
 * heading, so that keyboard users continue where they were
 * @returns stops waiting
 */
export function focusHeading(followed?: string): () => void {
  // The followed link, or the element that a closing menu returned the focus to; the heading may take over
  // from it.
  const left = document.activeElement;
  let focused: Element | null = null;

  /** Returns whether the final heading has the focus. */
  const tryOnce = (): boolean => {
    const heading = findLink(followed) ?? findHeading();
    if (heading === null || heading === focused) return false;
    // Headings aren't focusable by default; links are, and stay in the tab order.
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
    return !isTemporary(heading);
  };

  if (tryOnce()) return () => undefined;
  const observer = new MutationObserver(() => {
    // A removed heading loses the focus; any other focused element was chosen by the user.
    const { activeElement } = document;
    const isFree = isFocusLost() || [left, focused].some((element) => element === activeElement);
    if (!isFree || tryOnce()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
