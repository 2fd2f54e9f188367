import { texts } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { LampIcon } from '../../icons/index.ts';
import { cx } from '../../lib/index.ts';
import * as styles from './FeaturedBadge.css.ts';

export interface FeaturedBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The word, for translation. Default 'Featured'. */
  label?: string;
}

/**
 * The lit lamp of a featured listing: the one badge in the color of the lamp. Not for other praise.
 *
 * Renders `<span>`.
 */
export function FeaturedBadge({ label = texts.listing.featured, className, ...rest }: FeaturedBadgeProps) {
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <LampIcon size="sm" />
      {label}
    </span>
  );
}
