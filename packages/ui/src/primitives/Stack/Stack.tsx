import { cx, layout, layoutRoot, type Gap, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Stack.css.ts';

export interface StackProps extends LayoutProps {
  /** Space between children in 4px steps. Default 4 (16px). */
  gap?: Gap;
  /** Alignment across the stack. Default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Stacked children with equal space. Renders a `div`, or the element named by `as`. */
export function Stack({ as, gap = 4, align, className, ...rest }: StackProps) {
  const { Element, listProps } = layoutRoot(as);
  return (
    <Element
      {...listProps}
      {...rest}
      className={cx(styles.stack, layout.gap[gap], align && layout.align[align], className)}
    />
  );
}
