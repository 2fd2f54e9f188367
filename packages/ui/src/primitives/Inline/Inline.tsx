import { cx, layout, layoutRoot, type Gap, type LayoutProps } from '../../lib/index.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Space between children, and between rows, in 4px steps. Default 3 (12px). */
  gap?: Gap;
  /** Alignment across the row. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Alignment along the row. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children wrap to a new row. Default true. */
  wrap?: boolean;
}

/** Children side by side, wrapping to new rows. Renders a `div`, or the element named by `as`. */
export function Inline({
  as,
  gap = 3,
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const { Element, listProps } = layoutRoot(as);
  return (
    <Element
      {...listProps}
      {...rest}
      className={cx(
        styles.inline,
        !wrap && styles.noWrap,
        layout.gap[gap],
        layout.align[align],
        justify && layout.justify[justify],
        className,
      )}
    />
  );
}
