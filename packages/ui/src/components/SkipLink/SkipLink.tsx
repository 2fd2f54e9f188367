import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The address of the main content in this page. Default '#main'. */
  href?: string;
}

/**
 * The first stop of the Tab key: past the header, straight to the content. Unseen until focused.
 * Renders an `a`.
 */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to content',
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={cx(styles.skip, className)}>
      {children}
    </a>
  );
}
