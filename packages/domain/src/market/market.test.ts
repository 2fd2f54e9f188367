import { expect, it } from 'vitest';

import { languages } from '../language/language.ts';
import type { Market } from './market.ts';
import * as porchlight from './porchlight.ts';

it('names everything that a market has', () => {
  // Without one of its parts this does not compile.
  const market: Market = porchlight;
  expect(Object.keys(market.locales)).toEqual([...languages]);
  for (const locale of Object.values(market.locales)) {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    expect(new Intl.Locale(locale).region).toBe(market.country);
  }
  expect(Intl.supportedValuesOf('currency')).toContain(market.currency);
});
