import isChromatic from 'chromatic/isChromatic';

/** Whether this is a test run, which checks the state after a play. */
const isTest = (): boolean => globalThis.storyBrowser !== undefined || isChromatic();

const root = document.documentElement;

/** Keyboard users see the focus. */
window.addEventListener('keydown', ({ isTrusted }) => {
  if (isTrusted) delete root.dataset['untouched'];
});

/**
 * A play leaves the focus where it pressed last, and the page scrolled there. A newly opened story should start at
 * its top and without a ring until a key is pressed. Nothing else of the play is reverted; the interactions panel can
 * replay it.
 */
export function comeToRest(): void {
  if (isTest()) return;
  root.dataset['untouched'] = '';
  window.scrollTo(0, 0);
}
