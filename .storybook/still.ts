import isChromatic from 'chromatic/isChromatic';

/** Whether tests are looking on: they want to see what a play leaves behind. */
const isTest = (): boolean => globalThis.storyBrowser !== undefined || isChromatic();

const root = document.documentElement;

/** Whoever uses the keyboard sees where it is. */
window.addEventListener('keydown', ({ isTrusted }) => {
  if (isTrusted) delete root.dataset['untouched'];
});

/**
 * A play leaves the focus where it pressed last, and the page scrolled to there. No one who opens a story has touched
 * anything yet: it stands there from its top and without a ring, until a key is pressed. Nothing else of what the play
 * did is taken back; the panel of interactions plays it again.
 */
export function comeToRest(): void {
  if (isTest()) return;
  root.dataset['untouched'] = '';
  window.scrollTo(0, 0);
}
