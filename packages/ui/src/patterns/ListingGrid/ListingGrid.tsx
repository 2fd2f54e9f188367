import { limits } from '@porchlight/domain';
import { Children, type ComponentProps, type ReactNode } from 'react';

import { cx, layoutRoot, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { ListingCardSkeleton } from '../ListingCard/index.ts';
import * as styles from './ListingGrid.css.ts';
import { english, type ListingGridMessages } from './ListingGrid.messages.ts';

const { listProps } = layoutRoot('ul');

export interface ListingGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** `ListingCard`s. Default none. */
  children?: ReactNode;
  /**
   * `skeleton`: nothing is loaded yet, skeleton cards are shown. `refreshing`: the cards shown are about to be
   * replaced. Default: neither.
   */
  loading?: 'skeleton' | 'refreshing' | undefined;
  /** Number of skeleton cards. Default 8. */
  skeletons?: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<ListingGridMessages>;
}

/**
 * Cards side by side, as many as fit: two on a phone, four on a desktop. The first load shows skeleton cards. For no
 * results and failures show `EmptyState` or `ErrorState` instead of the grid.
 * Renders `<ul>` with an `<li>` around each card; `aria-busy` while loading.
 */
export function ListingGrid({
  children,
  loading,
  skeletons = limits.skeletonCards,
  messages,
  className,
  ...rest
}: ListingGridProps) {
  const words = useMessages('ListingGrid', english, messages);
  const isSkeleton = loading === 'skeleton';
  return (
    <ul
      {...listProps}
      {...rest}
      className={cx(styles.root, className)}
      aria-busy={loading !== undefined}
      data-loading={loading}
    >
      {isSkeleton
        ? Array.from({ length: skeletons }, (_, index) => (
            // Only the first one is announced.
            <li key={index} aria-hidden={index > 0 || undefined}>
              {index === 0 && <VisuallyHidden>{words.loading}</VisuallyHidden>}
              <ListingCardSkeleton />
            </li>
          ))
        : Children.map(children, (card) => <li className={styles.item}>{card}</li>)}
    </ul>
  );
}
