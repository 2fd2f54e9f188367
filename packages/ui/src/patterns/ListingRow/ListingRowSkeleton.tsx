import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { compact as actions } from '../OwnListingActions/OwnListingActions.css.ts';
import * as row from './ListingRow.css.ts';
import * as styles from './ListingRowSkeleton.css.ts';

export type ListingRowSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * A placeholder for a `ListingRow` while the user's listings load, so that little moves when they arrive. Hidden from
 * screen readers: the region around it should be marked as busy.
 * Renders `<div aria-hidden>`.
 */
export function ListingRowSkeleton({ className, ...rest }: ListingRowSkeletonProps) {
  return (
    <div aria-hidden {...rest} className={cx(row.root, className)}>
      <div className={row.photo}>
        <Skeleton shape="photo" />
      </div>
      <div className={row.body}>
        <div className={styles.title}>
          <Skeleton width="most" />
        </div>
        <div className={row.facts}>
          <Skeleton shape="block" className={styles.badge} />
        </div>
        <div className={cx(row.meta, styles.meta)}>
          <Skeleton width="half" />
        </div>
      </div>
      <div className={cx(row.actions, actions)}>
        {[0, 1].map((action) => (
          <Skeleton key={action} shape="block" className={styles.action} />
        ))}
      </div>
    </div>
  );
}
