import type { TextFieldProps } from '../TextField/index.ts';
import { NumberInput } from './NumberInput.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /**
   * The number as a text with a decimal point, whatever the language writes; the owner keeps it. A number that is half
   * typed is a text too. Default: the field keeps it.
   */
  value?: string;
  /** The text at first, when the field keeps it. Default `''`. */
  defaultValue?: string;
  /** Smallest number the arrow keys reach. Default: none. Checking what is typed is the form's business. */
  min?: number | string | undefined;
  /** Largest number the arrow keys reach. Default: none. */
  max?: number | string | undefined;
  /** How far one press of an arrow key goes; Page Up and Page Down go ten times as far. Default 1. */
  step?: number;
  /** Whether a phone offers a decimal point. Default `decimal`. */
  inputMode?: 'decimal' | 'numeric';
}

/**
 * A number to type, with arrow keys to change it. Not `type="number"`: that changes under a scrolling wheel, hides
 * what it cannot read, and speaks the browser's language instead of the page's. It is shown and typed as the language
 * of the `KitProvider` writes it ('12,50'), and posted with a point ('12.50'). For prices use `PriceField`.
 *
 * Renders `<div>` with a `<label>` and an `<input role="spinbutton">`; `className` reaches the `<div>`, `id` and every
 * other attribute the `<input>`. `ref` and `name` reach the input that is posted: the same, or one that is not shown
 * where numbers are not written with a point.
 */
export function NumberField(props: NumberFieldProps) {
  return <NumberInput {...props} />;
}
