import { cx } from '../../lib/index.ts';
import * as styles from './Button.css.ts';

/** How a button looks; shared by `Button` and `ButtonLink`. */
export interface ButtonLook {
  /** What pressing it means: `accent` moves things on, `critical` destroys, `neutral` the rest. Default `accent`. */
  tone?: 'accent' | 'neutral' | 'critical';
  /** How loud it is. One `solid` button a view is plenty. Default `solid`. */
  variant?: keyof typeof styles.look;
  /** `sm` and `md` are 44px high, `sm` with smaller words and less room beside them; `lg` 52px. Default `md`. */
  size?: keyof typeof styles.size;
  /** Takes the whole width. Default false. */
  wide?: boolean;
}

/** The class names of a button's look. */
export function buttonClass(
  { tone = 'accent', variant = 'solid', size = 'md', wide }: ButtonLook,
  className: string | undefined,
): string {
  return cx(styles.button, styles.size[size], styles.look[variant][tone], wide && styles.wide, className);
}
