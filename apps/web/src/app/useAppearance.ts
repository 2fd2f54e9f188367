import { useSyncExternalStore } from 'react';

import { chooseTheme, onTheme, storedTheme, type Theme } from './theme.ts';
import { words } from './useAppearance.words.ts';

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: words.system },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
];

/** The choice of the theme: light, dark or the system's. */
export function useAppearance() {
  const value = useSyncExternalStore(onTheme, storedTheme, () => 'system' as const);
  return { label: words.label, options, value, onValueChange: chooseTheme };
}
