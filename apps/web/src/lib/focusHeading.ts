import { isFocusLost } from '@porchlight/ui';

/** The page's main heading: the one of its main region, whatever another one stands before it. */
const findHeading = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');

/** Whether the heading belongs to a page that still waits for its data: another one will take its place. */
const isTemporary = (heading: Element): boolean => heading.closest('[aria-busy="true"]') !== null;

const findLink = (href: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>('main a')].find((link) => link.getAttribute('href') === href);

/**
 * Gives the page's main heading the focus, so that screen readers say where one is: at once, or as soon as the screen's
 * chunk and data have brought it. Ends when the person moves the focus themselves.
 *
 * @param followed Where one went from this page the last time: a link that leads there goes before the heading, so that
 *   who comes back with the keyboard stands where they were.
 * @returns stops waiting
 */
export function focusHeading(followed?: string): () => void {
  // The link that was followed, or what a closing menu gave the focus back to: it stays only until the page is there.
  const left = document.activeElement;
  let focused: Element | null = null;

  /** Answers whether the heading that stays has the focus. */
  const tryOnce = (): boolean => {
    const heading = findLink(followed) ?? findHeading();
    if (heading === null || heading === focused) return false;
    // A heading takes no focus by itself; a link does, and stays in the order of the Tab key.
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    focused = heading;
    return !isTemporary(heading);
  };

  if (tryOnce()) return () => undefined;
  const observer = new MutationObserver(() => {
    // A heading that went away takes the focus along; anything else that has it was chosen by the person.
    const { activeElement } = document;
    const isFree = isFocusLost() || [left, focused].some((element) => element === activeElement);
    if (!isFree || tryOnce()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
