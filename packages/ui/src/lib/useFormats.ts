import { useContext } from 'react';

import { KitContext } from './kit.tsx';
import { once } from './once.ts';

/** How numbers and prices are written here. */
export interface Formats {
  /** Language and region, as BCP 47 names them. */
  locale: string;
  /** '1,234', in the digits and signs of the language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** '$25': a whole amount of the currency; `options` for more digits. */
  price: (amount: number, options?: Intl.NumberFormatOptions) => string;
}

/** Writes numbers and prices of one language and region. */
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

/** How numbers and prices are written below this `KitProvider`. The same object as long as they are the same. */
export function useFormats(): Formats {
  const { locale, currency } = useContext(KitContext);
  return once(`f${locale} ${currency}`, () => createFormats(locale, currency));
}
