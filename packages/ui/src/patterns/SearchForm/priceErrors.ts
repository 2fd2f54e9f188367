import { isPriceRangeInvalid, parsePriceBound } from '@porchlight/domain';

import type { SearchFormMessages } from './SearchForm.messages.ts';

/** What is wrong with the typed prices, field by field. */
export interface PriceErrors {
  minPrice: string | undefined;
  maxPrice: string | undefined;
}

/** Checks two typed prices: each must read as a price or be empty, and the lower must not be above the upper. */
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
