import { texts } from '@porchlight/domain';

/** Texts of a `PriceField`. */
export interface PriceFieldMessages {
  /** Shown and announced while the price is empty or zero, since either means free. */
  free: string;
}

export const english: PriceFieldMessages = { free: texts.listingForm.emptyPriceHint };
