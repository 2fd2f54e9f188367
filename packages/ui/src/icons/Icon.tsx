import type { ComponentProps } from 'react';

import { cx } from '../lib/index.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'fill' | 'stroke'> {
  /** `sm` 20px next to text, `md` 24px, `lg` 32px, `xl` 40px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A name for a standalone icon outside of a named control. Default none: hidden. */
  label?: string;
  /** Fills the shape instead of outlining it. Default false. */
  filled?: boolean;
  /** Mirrors the drawing in right-to-left text. Default false. */
  directional?: boolean;
}

/**
 * The frame of every icon: a grid of 24 units with round strokes of the current color, hidden from assistive
 * technology unless it has a `label`. Use it to draw your own icons in the kit's style; the kit's icons are ready
 * components (`<SearchIcon />`).
 * Renders `<svg>`.
 */
export function Icon({ size = 'md', label, filled, directional, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={cx(
        styles.icon,
        styles.size[size],
        filled && styles.filled,
        directional && styles.directional,
        className,
      )}
    />
  );
}
