import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Drawing.css.ts';

export type DrawingProps = ComponentProps<'svg'>;

/**
 * The frame of a small scene for empty and error pages: 160 by 120 units, drawn with lines. The kit's scenes are
 * ready components (`<PorchDrawing />`). Decorative: hidden from screen readers. Renders an `svg`.
 */
export function Drawing({ className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      focusable="false"
      {...rest}
      className={cx(styles.drawing, className)}
    />
  );
}
