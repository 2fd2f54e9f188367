import { texts } from '@porchlight/domain';
import { expect, it } from 'vitest';

import { priceErrors } from './priceErrors.ts';

const { priceInvalid, priceRangeInvalid } = texts.listings;

it.each([
  ['', '', undefined, undefined],
  ['10', '', undefined, undefined],
  ['10', '10', undefined, undefined],
  ['10', '5', undefined, priceRangeInvalid],
  ['-1', '5', priceInvalid, undefined],
  ['10', '1e5', undefined, priceInvalid],
  ['abc', '0x10', priceInvalid, priceInvalid],
])('from "%s" to "%s"', (min, max, minError, maxError) => {
  expect(priceErrors(min, max, texts.listings)).toEqual({ minPrice: minError, maxPrice: maxError });
});
