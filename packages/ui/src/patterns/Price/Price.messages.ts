import { texts } from '@porchlight/domain';

import type { Formats } from '../../lib/index.ts';

/** The words of a `Price`. */
export interface PriceMessages {
  free: string;
  /** In place of an amount that is not known. */
  notListed: string;
  /** After the amount: one may bargain. */
  negotiable: string;
  /** A positive price that rounds to nothing, so that only zero reads as free. */
  underOne: (formats: Formats) => string;
}

export const english: PriceMessages = {
  free: texts.common.free,
  notListed: texts.common.priceNotListed,
  negotiable: texts.listing.obo,
  underOne: ({ price }) => `<${price(1)}`,
};
