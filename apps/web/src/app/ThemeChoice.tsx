import { Select } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';

import { deviceStorage } from '../lib/storage.ts';

/** Where the choice is kept; `boot.js` reads it before the first paint. */
const storageKey = 'theme';

type Theme = 'system' | 'light' | 'dark';

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As on this device' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Theme {
  return options.find(({ value }) => value === deviceStorage.read(storageKey))?.value ?? 'system';
}

function choose(theme: string): void {
  const { dataset } = document.documentElement;
  // Where storage is blocked the choice lasts as long as the page.
  if (theme === 'system') deviceStorage.remove(storageKey);
  else deviceStorage.write(storageKey, theme);
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Day, night, or whatever the device says. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(subscribe, stored, () => 'system' as const);
  return <Select label="Colors" size="sm" options={options} value={theme} onValueChange={choose} />;
}
