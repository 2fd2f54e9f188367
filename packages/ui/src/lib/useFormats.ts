import { useContext } from 'react';

import { KitContext } from './kit.tsx';
import { once } from './once.ts';

/** Number and price formats. */
export interface Formats {
  /** Language and region, as a BCP 47 tag. */
  locale: string;
  /** '1,234', in the language's digits and separators. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** '$25': a whole amount of the currency; `options` for more digits. */
  price: (amount: number, options?: Intl.NumberFormatOptions) => string;
}

/** Formats for one language and region. */
function createFormats(locale: string, currency: string): Formats {
  const number: Formats['number'] = (value, options) =>
    once(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)).format(value);
  return {
    locale,
    number,
    price: (amount, options) =>
      number(amount, { style: 'currency', currency, maximumFractionDigits: 0, ...options }),
  };
}

/** Number and price formats below this `KitProvider`. A stable object while they are the same. */
export function useFormats(): Formats {
  const { locale, currency } = useContext(KitContext);
  return once(`f${locale} ${currency}`, () => createFormats(locale, currency));
}
