import type { ComponentProps } from 'react';

import { LampIcon } from '../../icons/index.ts';
import { cx, useMessages } from '../../lib/index.ts';
import { english, type FeaturedBadgeMessages } from './FeaturedBadge.messages.ts';
import * as styles from './FeaturedBadge.css.ts';

export interface FeaturedBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text. Default the `messages`' own. */
  label?: string;
  /** Texts, for translation. Default English. */
  messages?: Partial<FeaturedBadgeMessages>;
}

/**
 * The lit lamp of a featured listing: the only badge in the lamp's color. Not for other labels.
 * Renders `<span>`.
 */
export function FeaturedBadge({ label, messages, className, ...rest }: FeaturedBadgeProps) {
  const words = useMessages('FeaturedBadge', english, messages);
  return (
    <span {...rest} className={cx(styles.root, className)}>
      <LampIcon size="sm" />
      {label ?? words.label}
    </span>
  );
}
