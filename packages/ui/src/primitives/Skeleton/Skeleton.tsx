import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is coming: a line of `text` as high as the words around it, a `block`, a 4:3 `photo`, a `circle`. Default `text`. */
  shape?: keyof typeof styles.shape;
  /** How much of the line it takes; not for circles. Default `full`. */
  width?: keyof typeof styles.width;
}

/**
 * Holds the place and shape of content that is on its way, so that nothing moves when it arrives.
 * Hidden from screen readers: the region around it says that it is busy. Renders a `span`.
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
