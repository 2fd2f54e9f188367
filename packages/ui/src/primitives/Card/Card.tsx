import { cx, layoutRoot, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends LayoutProps {
  /**
   * `raised` on the page, `plain` for an outline only, `sunken` and `accent` for a subtle background. Default
   * `raised`.
   */
  variant?: keyof typeof styles.variant;
  /** Padding: none, 16, up to 24, up to 40px. Default `md`. */
  padding?: keyof typeof styles.padding;
}

/**
 * Groups related content, with a hairline rather than a shadow. Not for page layout: sections need no boxes. Renders
 * a `div`, or the element named by `as`.
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
