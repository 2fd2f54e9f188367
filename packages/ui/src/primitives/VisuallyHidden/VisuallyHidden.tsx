import { cx, layoutRoot, type LayoutProps } from '../../lib/index.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = LayoutProps;

/**
 * Text for screen readers only. Prefer visible text; use it if the meaning is already visible. Renders a `span`, or
 * the element named by `as`.
 */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  const { Element } = layoutRoot(as);
  return <Element {...rest} className={cx(styles.hidden, className)} />;
}
