import { cx, layoutRoot, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends LayoutProps {
  /** `raised` on the page, `plain` for an outline only, `sunken` and `accent` for a quiet ground. Default `raised`. */
  variant?: keyof typeof styles.variant;
  /** Room inside the edge: none, 16, up to 24, up to 40px. Default `md`. */
  padding?: keyof typeof styles.padding;
}

/**
 * Keeps together what belongs together, with a hairline rather than a shadow. Not a way to lay out a
 * page: sections need no boxes. Renders a `div`, or the element named by `as`.
 */
export function Card({ as, variant = 'raised', padding = 'md', className, ...rest }: CardProps) {
  const { Element, listProps } = layoutRoot(as);
  return (
    <Element
      {...listProps}
      {...rest}
      className={cx(styles.card, styles.variant[variant], styles.padding[padding], className)}
    />
  );
}
