import { useContext } from 'react';

import { KitContext } from './kit.tsx';
import { once } from './once.ts';
import { useFormats } from './useFormats.ts';

/** The signs and codes that users write with an amount in the `KitProvider`'s currency: '$', 'US$', 'USD'. */
export function useAmountSigns(): readonly string[] {
  const { currency } = useContext(KitContext);
  const { number, locale } = useFormats();
  return once(`a${locale} ${currency}`, () => {
    const written = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
      number(1, { style: 'currency', currency, currencyDisplay })
        .normalize('NFKC')
        .replaceAll(/[\p{Nd}\p{Default_Ignorable_Code_Point}\s]|[.,\u066B](?=\p{Nd})/gu, ''),
    );
    // With the country before it, as other countries write it: 'US$', and 'US' before a space.
    const country = currency.slice(0, 2);
    const named = written.flatMap((sign) => [`${country}${sign}`, country]);
    // The longest first: 'US$' ends with '$'.
    return [...new Set([currency, ...written, ...named])].toSorted((one, other) => other.length - one.length);
  });
}
