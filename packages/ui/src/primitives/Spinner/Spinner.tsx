import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 18, 24 or 40px. Default `md`. */
  size?: keyof typeof styles.size;
  /** What is going on, for screen readers; `null` when words beside it already say so. Default 'Loading'. */
  label?: string | null;
}

/**
 * Says that something short is under way. For content that is coming, use a `Skeleton` of its shape;
 * for work whose end is known, a `ProgressBar`. Renders a `span`.
 */
export function Spinner({ size = 'md', label = 'Loading', className, ...rest }: SpinnerProps) {
  return (
    <span
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={cx(styles.spinner, styles.size[size], className)}
    />
  );
}
