import { Select } from '@porchlight/ui';

import * as styles from './Layout.css.ts';
import { useAppearance } from './useAppearance.ts';

/** A select for the theme, where the menu on small screens does not offer it. */
export function ThemeChoice() {
  return <Select {...useAppearance()} size="sm" className={styles.themeChoice} />;
}
