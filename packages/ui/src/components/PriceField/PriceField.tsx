import { limits, parsePriceText, type PriceType } from '@porchlight/domain';

import { useFormats, useMessages } from '../../lib/index.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';
import { english, type PriceFieldMessages } from './PriceField.messages.ts';

export interface PriceFieldProps extends Omit<
  NumberFieldProps,
  'min' | 'max' | 'step' | 'inputMode' | 'start'
> {
  /** The text of the field. Empty counts as 0. */
  value: string;
  /** How the price is meant. `free` shows 0 and locks the field; what was typed is its owner's to keep. Default `fixed`. */
  priceType?: PriceType | '';
  /** Words, for translation. Default English. */
  messages?: Partial<PriceFieldMessages>;
}

/**
 * A price in the currency of the `KitProvider`. It says at once when an empty or zero price will be shown as free, and locks when the price type
 * is free. Arrow keys go in whole units.
 *
 * Renders what `NumberField` renders.
 */
export function PriceField({
  value,
  priceType = 'fixed',
  hint,
  messages,
  disabled,
  ...rest
}: PriceFieldProps) {
  const words = useMessages('PriceField', english, messages);
  const sign = useFormats().signs();
  const isFree = priceType === 'free';
  const becomesFree = !isFree && (value.trim() === '' || parsePriceText(value) === 0);
  return (
    <NumberField
      {...rest}
      {...{ [sign.side]: sign.currency }}
      min={limits.priceMin}
      max={limits.priceMax}
      value={isFree ? '0' : value}
      disabled={isFree || disabled}
      hint={
        <span aria-live="polite" data-free={becomesFree || undefined}>
          {becomesFree ? words.free : hint}
        </span>
      }
    />
  );
}
