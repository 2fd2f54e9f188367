import { deviceStorage } from '../lib/storage.ts';

/** Storage key of the choice; `boot.js` reads it before the first paint. */
const storageKey = 'theme';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Calls `listener` after every choice. Returns the unsubscribe function. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme chosen on this device. */
export function storedTheme(): Theme {
  const stored = deviceStorage.read(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Colors the browser's own bars to match. */
function tintBrowser(isChosen: boolean): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = (meta.dataset['own'] ??= meta.content);
    meta.content = isChosen ? ground : own;
  }
}

/** Applies a `Theme` to the page. */
export function showTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  tintBrowser(theme !== 'system');
  for (const listener of listeners) listener();
}

/** Applies and stores a theme. Without storage it lasts as long as the page. */
export function chooseTheme(theme: string): void {
  if (theme === 'system') deviceStorage.remove(storageKey);
  else deviceStorage.write(storageKey, theme);
  showTheme(theme);
}
