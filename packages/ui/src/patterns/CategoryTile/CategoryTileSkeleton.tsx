import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as tile from './CategoryTile.css.ts';
import * as styles from './CategoryTileSkeleton.css.ts';

export interface CategoryTileSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of subcategories; 0 for a tile with its count. Default 0. */
  subCategories?: number;
}

/**
 * A placeholder for a `CategoryTile` while categories load, so that little moves when they arrive. Hidden from screen
 * readers: the region around it should be marked as busy.
 * Renders `<div aria-hidden>`.
 */
export function CategoryTileSkeleton({ subCategories = 0, className, ...rest }: CategoryTileSkeletonProps) {
  const isDirectory = subCategories > 0;
  return (
    <div aria-hidden {...rest} className={cx(tile.root, className)} data-expanded={isDirectory || undefined}>
      <div className={tile.head}>
        <Skeleton shape="block" className={styles.badge} />
        <div className={cx(tile.words, styles.words)}>
          <div className={tile.name}>
            <Skeleton width={isDirectory ? 'half' : 'most'} className={styles.line} />
          </div>
          {!isDirectory && (
            <div className={tile.count}>
              <Skeleton width="half" className={styles.line} />
            </div>
          )}
        </div>
      </div>
      {isDirectory && (
        <div className={tile.list}>
          {Array.from({ length: subCategories }, (_, index) => (
            <div key={index} className={tile.sub}>
              <Skeleton width={index % 2 === 0 ? 'third' : 'half'} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
