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
  /** '3 days ago', in the words of the language. */
  ago: (count: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** The signs that a price is typed with. */
  signs: () => CurrencySigns;
}

/** What stands around the digits of a price. */
export interface CurrencySigns {
  /** '$', '€', 'CHF'. */
  currency: string;
  /** The side of the digits it stands on. */
  side: 'start' | 'end';
  /** Between whole and parts: '.' or ','. */
  decimal: string;
}

/** Made once each: making one takes a hundred times as long as using it. */
const made = new Map<string, unknown>();

function once<Made>(key: string, make: () => Made): Made {
  const found = (made.get(key) as Made | undefined) ?? make();
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
      return (
        once(`d${locale}${JSON.stringify(whole)}`, () => new Intl.DateTimeFormat(locale, whole))
          .format(moment)
          // Newer locale data puts a narrow no-break space before AM; older data a space. One of them.
          .replaceAll('\u202F', ' ')
      );
    },
    ago: (count, unit) => once(`a${locale}`, () => new Intl.RelativeTimeFormat(locale)).format(-count, unit),
    signs() {
      const [before = '', decimal = '.', after = ''] = number(1, {
        style: 'currency',
        currency,
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      })
        .replaceAll(/[\s\u061C\u200E\u200F]/g, '')
        .split(/\p{Nd}/u);
      return { currency: before || after, side: before ? 'start' : 'end', decimal };
    },
  };
}

/** How numbers, prices and dates are written below this `KitProvider`. The same object as long as they are the same. */
export function useFormats(): Formats {
  const { locale, currency } = useContext(KitContext);
  const timeZone = useTimeZone();
  return once(`f${locale} ${currency} ${timeZone}`, () => createFormats(locale, currency, timeZone));
}
