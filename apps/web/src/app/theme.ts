import { deviceStorage } from '../lib/storage.ts';

/** Where the choice is kept; `boot.js` reads it before the first paint. */
const storageKey = 'theme';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Calls `listener` after every choice. Returns the undoing. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen on this device. */
export function storedTheme(): Theme {
  const stored = deviceStorage.read(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The bars of the browser around the page go with it. */
function tintBrowser(isChosen: boolean): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (meta.dataset['own'] ??= meta.content);
    meta.content = isChosen ? ground : own;
  }
}

/** Draws the page in the colors of a `Theme`. */
export function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  tintBrowser(theme !== 'system');
  for (const listener of listeners) listener();
}

/** Draws in these colors from now on. Where storage is blocked the choice lasts as long as the page. */
export function chooseTheme(theme: string): void {
  if (theme === 'system') deviceStorage.remove(storageKey);
  else deviceStorage.write(storageKey, theme);
  showTheme(theme);
}
