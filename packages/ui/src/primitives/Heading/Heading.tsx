import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = keyof typeof styles.size;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline: 1 is the page's title. Default 2. */
  level?: HeadingLevel;
  /** Visual size, independent of the level. Default: by level. */
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

/** The title of a page or a section. Renders `h1` to `h6`. */
export function Heading({ level = 2, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={cx(styles.heading, styles.size[size], className)} />;
}
