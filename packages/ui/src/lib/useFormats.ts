import { useContext } from 'react';

import { KitContext } from './kit.tsx';
import { useTimeZone } from './useTimeZone.ts';

/** How numbers, prices and dates are written here. */
export interface Formats {
  /** Language and region, as BCP 47 names them. */
  locale: string;
  /** '1,234', in the digits and signs of the language. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** '$25': a whole amount of the currency; `options` for more digits. */
  price: (amount: number, options?: Intl.NumberFormatOptions) => string;
  /** A moment or a day in the words of the language, in the time zone of the reader unless `options` name one. */
  date: (moment: Date | number, options: Intl.DateTimeFormatOptions) => string;
}

/** Made once each: making one takes a hundred times as long as using it. */
const made = new Map<string, { format: (value: never) => string }>();

function once<Format extends { format: (value: never) => string }>(key: string, make: () => Format): Format {
  const found = (made.get(key) as Format | undefined) ?? make();
  made.set(key, found);
  return found;
}

/** Writes numbers, prices and dates of one language and region. */
function createFormats(locale: string, currency: string, timeZone: string | undefined): Formats {
  const number: Formats['number'] = (value, options) =>
    once(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options)).format(value);
  return {
    locale,
    number,
    price: (amount, options) =>
      number(amount, { style: 'currency', currency, maximumFractionDigits: 0, ...options }),
    date(moment, options) {
      const whole = { timeZone, ...options };
      return once(`d${locale}${JSON.stringify(whole)}`, () => new Intl.DateTimeFormat(locale, whole))
        .format(moment)
        .replaceAll('\u202F', ' ');
    },
  };
}

/** How numbers, prices and dates are written below this `KitProvider`. */
export function useFormats(): Formats {
  const { locale, currency } = useContext(KitContext);
  return createFormats(locale, currency, useTimeZone());
}
