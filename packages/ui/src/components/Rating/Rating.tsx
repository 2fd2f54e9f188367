import type { ComponentProps } from 'react';

import { StarFilledIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Rating.css.ts';
import { english, type RatingMessages } from './Rating.messages.ts';

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The mean of all ratings, from 0 to `max`; `null` without ratings. */
  value: number | null;
  /** Number of stars. Default 5. */
  max?: number;
  /** Number of ratings. Default none shown. */
  count?: number;
  /** Whether the number is shown next to the stars. Default true. */
  showValue?: boolean;
  /** `sm` in a line of small text, `md`, or `lg` in a heading. Default `md`. */
  size?: keyof typeof styles.size;
  /** Texts, for translation. Default English. */
  messages?: Partial<RatingMessages>;
}

const iconSizes = { sm: 'sm', md: 'sm', lg: 'md' } as const;

/**
 * The rating by other users, in stars and half stars. To let users rate use `RatingField`.
 * Renders `<span>`: announced as '4.5 of 5 stars, 12 ratings'.
 */
export function Rating({
  value,
  max = 5,
  count,
  showValue = true,
  size = 'md',
  messages,
  className,
  ...rest
}: RatingProps) {
  const words = useMessages('Rating', english, messages);
  const formats = useFormats();
  if (value === null)
    return (
      <span {...rest} className={cx(styles.root, styles.size[size], styles.quiet, className)}>
        {words.none}
      </span>
    );
  const halves = Math.round(value * 2);
  return (
    <span {...rest} className={cx(styles.root, styles.size[size], className)}>
      <span aria-hidden className={styles.stars}>
        {Array.from({ length: max }, (_, index) => {
          const filled = halves - index * 2;
          return (
            <span key={index} className={styles.star}>
              <StarFilledIcon size={iconSizes[size]} className={styles.empty} />
              {filled > 0 && (
                <StarFilledIcon
                  size={iconSizes[size]}
                  className={styles.full}
                  data-half={filled === 1 || undefined}
                />
              )}
            </span>
          );
        })}
      </span>
      {showValue && (
        <span aria-hidden className={styles.value}>
          {formats.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
      )}
      {count !== undefined && (
        <span aria-hidden className={styles.quiet}>
          ({formats.number(count)})
        </span>
      )}
      <VisuallyHidden>
        {words.stars(value, max, formats)}
        {count !== undefined && `, ${words.count(count, formats)}`}
      </VisuallyHidden>
    </span>
  );
}
