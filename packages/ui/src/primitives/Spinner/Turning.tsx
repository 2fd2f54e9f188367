import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Spinner.css.ts';

export interface TurningProps extends ComponentProps<'span'> {
  /** 18, 24 or 40px. Default `md`. */
  size?: keyof typeof styles.size | undefined;
}

/**
 * The rotating part of a `Spinner`, without texts: for components that announce themselves as busy, to keep them
 * small.
 */
export function Turning({ size = 'md', className, ...rest }: TurningProps) {
  return <span {...rest} className={cx(styles.spinner, styles.size[size], className)} />;
}
