import { cx } from '../../lib/index.ts';
import * as styles from './Button.css.ts';

/** The look of a button; shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /**
   * Meaning of a press: `accent` for progress, `critical` for destructive actions, `neutral` for the rest. Default
   * `accent`.
   */
  tone?: 'accent' | 'neutral' | 'critical';
  /** Prominence. Use at most one `solid` button per view. Default `solid`. */
  variant?: keyof typeof styles.look;
  /** `sm` and `md` are 44px tall, `sm` with smaller text and less padding; `lg` 52px. Default `md`. */
  size?: keyof typeof styles.size;
  /** Takes the full width. Default false. */
  wide?: boolean;
}

/** The class names of a button's look. */
export function buttonClass(
  { tone = 'accent', variant = 'solid', size = 'md', wide }: ButtonLook,
  className: string | undefined,
): string {
  return cx(styles.button, styles.size[size], styles.look[variant][tone], wide && styles.wide, className);
}
