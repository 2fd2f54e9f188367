import { isPriceRangeInvalid, parsePriceBound, texts } from '@porchlight/domain';

/** What is wrong with the typed prices, field by field. */
export interface PriceErrors {
  minPrice: string | undefined;
  maxPrice: string | undefined;
}

/** Checks two typed prices: each must read as a price or be empty, and the lower must not be above the upper. */
export function priceErrors(min: string, max: string): PriceErrors {
  const invalid = (text: string) =>
    text.trim() !== '' && parsePriceBound(text) === undefined ? texts.listings.priceInvalid : undefined;
  const isInverted = isPriceRangeInvalid({ minPrice: parsePriceBound(min), maxPrice: parsePriceBound(max) });
  return {
    minPrice: invalid(min),
    maxPrice: invalid(max) ?? (isInverted ? texts.listings.priceRangeInvalid : undefined),
  };
}
