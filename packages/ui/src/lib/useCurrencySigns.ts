import { useFormats } from './useFormats.ts';

/** What stands around the digits of a price. */
export interface CurrencySigns {
  /** '$', '€', 'CHF'. */
  currency: string;
  /** The side of the digits it stands on. */
  side: 'start' | 'end';
  /** Between whole and parts: '.' or ','. */
  decimal: string;
}

/** The signs that a price is typed with below this `KitProvider`. */
export function useCurrencySigns(): CurrencySigns {
  const [before = '', decimal = '.', after = ''] = useFormats()
    .price(1, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .replaceAll(/[\s\u061C\u200E\u200F]/g, '')
    .split(/\p{Nd}/u);
  return { currency: before || after, side: before ? 'start' : 'end', decimal };
}
