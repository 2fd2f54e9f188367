import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Divider.css.ts';

export type DividerProps = ComponentProps<'hr'>;

/** A hairline between two subjects. Space alone is often enough. Renders an `hr`. */
export function Divider({ className, ...rest }: DividerProps) {
  return <hr {...rest} className={cx(styles.divider, className)} />;
}
