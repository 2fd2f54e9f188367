import { exactPrice, formatPrice, type Listing, texts } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { cx } from '../../lib/index.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** U.S. dollars; `null` reads 'Price not listed'. */
  price: Listing['price'];
  /** How the price is meant. */
  priceType: Listing['price_type'];
  /** `md` (default) in cards and rows, `sm` in lists, `lg` as the headline of a listing. */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A price in the product's words: whole dollars, 'Free', '(obo)'. The exact amount is the title where rounding hides
 * cents. Not for amounts in forms or receipts.
 *
 * Renders `<span>`. Publishes `data-free`.
 */
export function Price({ price, priceType, size = 'md', className, ...rest }: PriceProps) {
  const text = formatPrice(price, priceType);
  const isNegotiable = text.endsWith(texts.listing.obo);
  const amount = isNegotiable ? text.slice(0, -texts.listing.obo.length).trimEnd() : text;
  return (
    <span
      title={price !== null && !Number.isInteger(Number(price)) ? exactPrice(price) : undefined}
      {...rest}
      className={cx(styles.root, styles.sizes[size], className)}
      data-free={text === texts.common.free || undefined}
    >
      {amount}
      {isNegotiable && <span className={styles.note}> {texts.listing.obo}</span>}
    </span>
  );
}
