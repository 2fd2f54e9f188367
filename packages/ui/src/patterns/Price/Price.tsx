import { knownPeriod, type Listing, toPrice } from '@porchlight/domain';
import type { ComponentProps } from 'react';

import { cx, useFormats, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { english, type PriceMessages } from './Price.messages.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the `KitProvider`'s currency; `null` reads 'Price not listed'. */
  price: Listing['price'];
  /** The price type. */
  priceType: Listing['price_type'];
  /** The period of a rent or a rate. Default a total; an unknown period counts as one. */
  period?: Listing['price_period'];
  /**
   * The previous price, in the same currency and for the same period: struck through, with the reduction. Default
   * none.
   */
  was?: number | undefined;
  /** `md` (default) in cards and rows, `sm` in lists, `lg` for the headline of a listing. */
  size?: 'sm' | 'md' | 'lg';
  /** Texts, for translation. Default English. */
  messages?: Partial<PriceMessages>;
}

/**
 * A price as in lists and pages: a whole amount, 'Free', 'a month', '(obo)'. The exact amount is the title if
 * rounding hides a part of it. Not for amounts in forms or receipts.
 * Renders `<span>`. Publishes `data-free`.
 */
export function Price({
  price,
  priceType,
  period,
  was = 0,
  size = 'md',
  messages,
  className,
  ...rest
}: PriceProps) {
  const words = useMessages('Price', english, messages);
  const formats = useFormats();
  const amount = priceType === 'free' ? 0 : toPrice(price);
  const known = knownPeriod(period);
  const isPriced = amount !== undefined && amount > 0;
  const unpriced = amount === 0 ? words.free : words.notListed;
  const written = (sum: number): string => (sum < 0.5 ? words.underOne(formats) : formats.price(sum));
  // A minus sign rather than the hyphen of most languages.
  const fall = (share: number): string => formats.number(share, { style: 'percent' }).replace('-', '−');
  const hasFallen = amount !== undefined && amount < was;
  return (
    <span
      title={
        isPriced && !Number.isInteger(amount)
          ? formats.price(amount, { maximumFractionDigits: undefined })
          : undefined
      }
      {...rest}
      className={cx(styles.root, styles.sizes[size], className)}
      data-free={amount === 0 || undefined}
    >
      {hasFallen && <VisuallyHidden>{words.now} </VisuallyHidden>}
      {isPriced ? written(amount) : unpriced}
      {isPriced && known !== undefined && <span className={styles.note}>{words.per[known]}</span>}
      {isPriced && priceType === 'negotiable' && <span className={styles.note}> {words.negotiable}</span>}
      {hasFallen && (
        <>
          {' '}
          <s className={styles.note}>
            <VisuallyHidden>{words.was} </VisuallyHidden>
            {written(was)}
          </s>{' '}
          <span className={styles.drop}>{fall(amount / was - 1)}</span>
        </>
      )}
    </span>
  );
}
