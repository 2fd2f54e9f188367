import type { ComponentProps } from 'react';

import { cx, useMessages } from '../../lib/index.ts';
import { english, type SkipLinkMessages } from './SkipLink.messages.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Fragment URL of the main content. Default '#main'. */
  href?: string;
  /** Texts, for translation. Default English. */
  messages?: Partial<SkipLinkMessages>;
}

/** The first tab stop: skips the header, straight to the content. Hidden until focused. Renders an `a`. */
export function SkipLink({ href = '#main', className, children, messages, ...rest }: SkipLinkProps) {
  const words = useMessages('SkipLink', english, messages);
  return (
    <a {...rest} href={href} className={cx(styles.skip, className)}>
      {children ?? words.label}
    </a>
  );
}
