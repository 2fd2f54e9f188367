import { Select } from '@porchlight/ui';
import { useSyncExternalStore } from 'react';

import { chooseTheme, onTheme, storedTheme, type Theme } from './theme.ts';

const options: { value: Theme; label: string }[] = [
  { value: 'system', label: 'As on this device' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
];

/** A select for the theme: light, dark or system. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(onTheme, storedTheme, () => 'system' as const);
  return <Select label="Colors" size="sm" options={options} value={theme} onValueChange={chooseTheme} />;
}
