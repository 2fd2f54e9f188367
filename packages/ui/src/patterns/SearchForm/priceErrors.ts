import { isPriceRangeInvalid, parsePriceBound } from '@porchlight/domain';

import type { SearchFormMessages } from './SearchForm.messages.ts';

/** Errors of the typed prices, by field. */
export interface PriceErrors {
  minPrice: string | undefined;
  maxPrice: string | undefined;
}

/** Validates two typed prices: each must be a price or empty, and the minimum must not be above the maximum. */
export function priceErrors(
  min: string,
  max: string,
  words: Pick<SearchFormMessages, 'priceInvalid' | 'priceRangeInvalid'>,
): PriceErrors {
  const invalid = (text: string) =>
    text.trim() !== '' && parsePriceBound(text) === undefined ? words.priceInvalid : undefined;
  const isInverted = isPriceRangeInvalid({ minPrice: parsePriceBound(min), maxPrice: parsePriceBound(max) });
  return {
    minPrice: invalid(min),
    maxPrice: invalid(max) ?? (isInverted ? words.priceRangeInvalid : undefined),
  };
}
