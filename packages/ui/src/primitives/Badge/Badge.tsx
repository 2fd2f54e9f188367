import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof (typeof styles.look)['soft'];

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the badge. `glow` is for featured listings only. Default `neutral`. */
  tone?: BadgeTone;
  /** `soft` next to text, `solid` over photos. Default `soft`. */
  variant?: keyof typeof styles.look;
  /** `label` for a word, `count` for a number. Default `label`. */
  shape?: 'label' | 'count';
  /** An icon before the word. Default none. */
  icon?: ReactNode;
}

/**
 * A word or number about the item next to it. Not interactive: for that, use a `Chip` or a `Button`. The text has the
 * meaning, the color only supports it. Renders a `span`.
 */
export function Badge({
  tone = 'neutral',
  variant = 'soft',
  shape = 'label',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      className={cx(styles.badge, styles.look[variant][tone], shape === 'count' && styles.count, className)}
    >
      {icon}
      {children}
    </span>
  );
}
