import { useFormats } from './useFormats.ts';

/** Parts of a price format other than digits. */
export interface CurrencySigns {
  /** '$', '€', 'CHF'. */
  currency: string;
  /** The side of the digits it is on. */
  side: 'start' | 'end';
  /** The decimal separator: '.' or ','. */
  decimal: string;
}

/** The parts of a typed price below this `KitProvider`. */
export function useCurrencySigns(): CurrencySigns {
  const [before = '', decimal = '.', after = ''] = useFormats()
    .price(1, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .replaceAll(/[\s\u061C\u200E\u200F]/g, '')
    .split(/\p{Nd}/u);
  return { currency: before || after, side: before ? 'start' : 'end', decimal };
}
