import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as styles from './ListingCardSkeleton.css.ts';

export type ListingCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * A placeholder for a `ListingCard` while listings load, so that little moves when they arrive. Hidden from screen
 * readers: the region around it should be marked as busy.
 * Renders `<div aria-hidden>`.
 */
export function ListingCardSkeleton({ className, ...rest }: ListingCardSkeletonProps) {
  return (
    <div aria-hidden {...rest} className={cx(styles.root, className)}>
      <Skeleton shape="photo" />
      <div className={styles.body}>
        <span className={styles.price}>
          <Skeleton width="third" />
        </span>
        <Skeleton />
        <Skeleton width="half" />
        <span className={styles.meta}>
          <Skeleton width="most" />
        </span>
      </div>
    </div>
  );
}
