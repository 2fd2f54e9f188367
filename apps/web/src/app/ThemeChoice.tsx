import { Select } from '@porchlight/ui';

import { useAppearance } from './useAppearance.ts';

/** A select for the theme. */
export function ThemeChoice() {
  return <Select {...useAppearance()} size="sm" />;
}
