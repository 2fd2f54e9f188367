import { type PricePeriod, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** Texts of a `Price`. */
export interface PriceMessages {
  free: string;
  /** Instead of an unknown amount. */
  notListed: string;
  /** After the amount: negotiable. */
  negotiable: string;
  /** After the amount of a rent or a rate, before the negotiable mark. */
  per: Readonly<Record<PricePeriod, string>>;
  /** Before the old amount, for screen readers. */
  was: string;
  /** Before the current amount, if there is an old one, for screen readers. */
  now: string;
  /** A positive price that rounds to zero, so that only zero reads as free. */
  underOne: (formats: Formats) => string;
}

export const english: PriceMessages = {
  free: texts.common.free,
  notListed: texts.common.priceNotListed,
  negotiable: texts.listing.obo,
  per: texts.listing.perPeriod,
  was: 'was',
  now: 'now',
  underOne: ({ price }) => `<${price(1)}`,
};
