import { type PricePeriod, texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `Price`. */
export interface PriceMessages {
  free: string;
  /** In place of an amount that is not known. */
  notListed: string;
  /** After the amount: one may bargain. */
  negotiable: string;
  /** After the amount of a rent or a rate, and before what is negotiable. */
  per: Readonly<Record<PricePeriod, string>>;
  /** Before the old amount, for whoever reads by ear. */
  was: string;
  /** Before the amount, where there is an old one: the same. */
  now: string;
  /** A positive price that rounds to nothing, so that only zero reads as free. */
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
