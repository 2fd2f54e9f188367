import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = keyof typeof styles.size;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page: 1 is the page's own title. Default 2. */
  level?: HeadingLevel;
  /** How large it looks, when the outline and the eye disagree. Default: by level. */
  size?: HeadingSize;
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'lg',
  3: 'md',
  4: 'sm',
  5: 'sm',
  6: 'sm',
};

/** A title of a page or of a part of it. Renders `h1` to `h6`. */
export function Heading({ level = 2, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(styles.heading, styles.size[size], className)} />;
}
