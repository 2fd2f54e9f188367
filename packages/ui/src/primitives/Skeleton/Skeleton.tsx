import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Shape of the content: a line of `text` as tall as the surrounding text, a `block`, a 4:3 `photo`, a `circle`.
   * Default `text`.
   */
  shape?: keyof typeof styles.shape;
  /** Width within the line; not for circles. Default `full`. */
  width?: keyof typeof styles.width;
}

/**
 * A placeholder with the shape of loading content, so that nothing moves when it arrives. Hidden from screen readers:
 * the region around it should be marked as busy. Renders a `span`.
 */
export function Skeleton({ shape = 'text', width, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      {...rest}
      className={cx(styles.skeleton, styles.shape[shape], width && styles.width[width], className)}
    />
  );
}
