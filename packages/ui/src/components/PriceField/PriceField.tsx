import { limits, parsePriceText, type PriceType } from '@porchlight/domain';
import { useMemo, useRef } from 'react';

import {
  mergeRefs,
  useAmountSigns,
  useCurrencySigns,
  useFieldValue,
  useFormats,
  useMessages,
} from '../../lib/index.ts';
import type { NumberFieldProps } from '../NumberField/index.ts';
import { toPlain } from '../NumberField/localNumbers.ts';
import { NumberInput } from '../NumberField/NumberInput.tsx';
import { english, type PriceFieldMessages } from './PriceField.messages.ts';

export interface PriceFieldProps extends Omit<NumberFieldProps, 'inputMode' | 'start' | 'end'> {
  /** Smallest price the arrow keys reach. Default 0. */
  min?: number | string | undefined;
  /** Largest price the arrow keys reach. Default 999999.99. */
  max?: number | string | undefined;
  /** The price type. `free` shows 0 and disables the field; the parent keeps the typed price. Default `fixed`. */
  priceType?: PriceType | '';
  /** Texts, for translation. Default English. */
  messages?: Partial<PriceFieldMessages>;
}

/**
 * A price in the `KitProvider`'s currency, with its sign where the language puts it. It shows a note when an empty or
 * zero price will be shown as free, and is disabled when the price type is free. Arrow keys step in whole units.
 * Renders what `NumberField` renders.
 */
export function PriceField({
  value,
  defaultValue,
  priceType = 'fixed',
  hint,
  messages,
  disabled,
  min = limits.priceMin,
  max = limits.priceMax,
  ref,
  ...rest
}: PriceFieldProps) {
  const words = useMessages('PriceField', english, messages);
  const { currency, side } = useCurrencySigns();
  const signs = useAmountSigns();
  const { number } = useFormats();
  const isFree = priceType === 'free';
  const own = useRef<HTMLInputElement>(null);
  // An uncontrolled field keeps its price while free and shows a stand-in: the form must not get that zero.
  const isStandIn = isFree && value === undefined;
  const refs = useMemo(() => mergeRefs(own, isStandIn ? undefined : ref), [ref, isStandIn]);
  const text = useFieldValue(own, { value: isFree ? '0' : value, defaultValue }).trim();
  const becomesFree = !isFree && (text === '' || parsePriceText(toPlain(text, number, signs)) === 0);
  return (
    <NumberInput
      {...rest}
      {...(isStandIn && { name: undefined })}
      {...(side === 'start' ? { start: currency } : { end: currency })}
      ref={refs}
      currency={signs}
      key={isStandIn ? 'free' : 'own'}
      min={min}
      max={max}
      value={isFree ? '0' : value}
      defaultValue={isFree ? undefined : defaultValue}
      disabled={isFree || disabled}
      hint={
        <span aria-live="polite" data-free={becomesFree || undefined}>
          {becomesFree ? words.free : hint}
        </span>
      }
    />
  );
}
