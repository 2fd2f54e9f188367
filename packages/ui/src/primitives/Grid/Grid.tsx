import { cx, layout, layoutRoot, type Gap, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends LayoutProps {
  /** Minimum width of a column: `xs` 136px, `sm` 176px, `md` 248px, `lg` 320px. Default `md`. */
  column?: keyof typeof styles.column;
  /** Space between cells in 4px steps. Default 5 (20px). */
  gap?: Gap;
}

/** Equal columns, as many as fit; no breakpoints needed. Renders a `div`, or the element named by `as`. */
export function Grid({ as, column = 'md', gap = 5, className, ...rest }: GridProps) {
  const { Element, listProps } = layoutRoot(as);
  return (
    <Element
      {...listProps}
      {...rest}
      className={cx(styles.grid, styles.column[column], layout.gap[gap], className)}
    />
  );
}
