import type { KeyboardEvent } from 'react';

import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { readNumber, stepNumber } from './numberStep.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** The text of the field. A number that is half typed is a text too, so the owner keeps text and reads it. */
  value: string;
  /** Smallest number the arrow keys reach. Default: none. Checking what is typed is the form's business. */
  min?: number;
  /** Largest number the arrow keys reach. Default: none. */
  max?: number;
  /** How far one press of an arrow key goes; Page Up and Page Down go ten times as far. Default 1. */
  step?: number;
  /** Whether a phone offers a decimal point. Default `decimal`. */
  inputMode?: 'decimal' | 'numeric';
}

// Not `type="number"`, for the reasons given at the component.
const spinRole = { role: 'spinbutton' } as const;

const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number to type, with arrow keys to change it. Not `type="number"`: that changes under a scrolling wheel, hides
 * what it cannot read, and speaks the browser's language instead of the page's. For dollars use `PriceField`.
 *
 * Renders `<div>` with a `<label>` and an `<input role="spinbutton">`; `className` reaches the `<div>`, `ref`, `id` and
 * every other attribute the `<input>`.
 */
export function NumberField({
  value,
  min = -Infinity,
  max = Infinity,
  step = 1,
  inputMode = 'decimal',
  onValueChange,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const number = readNumber(value);
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const count = stepsOf[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.defaultPrevented || count === undefined || !isPlain || rest.readOnly) return;
    event.preventDefault();
    onValueChange?.(stepNumber(value, count, { min, max, step }));
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      {...spinRole}
      aria-valuenow={number}
      aria-valuetext={value === '' ? undefined : value}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={value}
      inputMode={inputMode}
      onValueChange={onValueChange}
      onKeyDown={stepBy}
    />
  );
}
