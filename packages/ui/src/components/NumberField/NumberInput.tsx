import { type KeyboardEvent, useMemo, useRef } from 'react';

import { enterText, mergeRefs, useFieldValue, useFormats } from '../../lib/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { LocalNumber } from './LocalNumber.tsx';
import { isWrittenPlainly, toPlain } from './localNumbers.ts';
import { readNumber, stepNumber } from './numberStep.ts';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /**
   * The number as a text with a decimal point, in every language, when the parent keeps it. An incomplete number is a
   * text too. Default: the field keeps it.
   */
  value?: string;
  /** The text at first, when the field keeps it. Default `''`. */
  defaultValue?: string;
  /** Smallest number the arrow keys reach. Default: none. Validating typed values is up to the form. */
  min?: number | string | undefined;
  /** Largest number the arrow keys reach. Default: none. */
  max?: number | string | undefined;
  /** Step of an arrow key; Page Up and Page Down move ten steps. Default 1. */
  step?: number;
  /** Whether a phone offers a decimal point. Default `decimal`. */
  inputMode?: 'decimal' | 'numeric';
}

interface NumberInputProps extends NumberFieldProps {
  /** Currency signs and codes allowed around the number. Default none. */
  currency?: readonly string[];
}

// Not `type="number"`, for the reasons given at the component.
const spinRole = { role: 'spinbutton' } as const;

const stepsOf: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What `NumberField` and the fields for amounts render. */
export function NumberInput({
  value,
  defaultValue,
  min = -Infinity,
  max = Infinity,
  step = 1,
  inputMode = 'decimal',
  currency,
  onKeyDown,
  onBlur,
  ref,
  ...rest
}: NumberInputProps) {
  const { number } = useFormats();
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const typed = useFieldValue(own, { value, defaultValue });
  // With a decimal comma, the submitted input holds a plain number already.
  const isPosted = !isWrittenPlainly(number);
  const read = (text: string): string => (isPosted ? text : toPlain(text, number, currency));
  const text = read(typed);
  // The typed text is kept until the field is left or the form is submitted.
  const settle = () => {
    if (own.current && !rest.readOnly) enterText(own.current, read(own.current.value));
  };
  const bounds = { min: Number(min), max: Number(max), step };
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.defaultPrevented) settle();
    const count = stepsOf[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.defaultPrevented || count === undefined || !isPlain || rest.readOnly) return;
    event.preventDefault();
    enterText(own.current, stepNumber(text, count, bounds));
  };
  const field = {
    autoComplete: 'off',
    ...rest,
    ...spinRole,
    'aria-valuenow': readNumber(text),
    'aria-valuetext': text === '' ? undefined : text,
    'aria-valuemin': Number.isFinite(bounds.min) ? bounds.min : undefined,
    'aria-valuemax': Number.isFinite(bounds.max) ? bounds.max : undefined,
    inputMode,
    onKeyDown: stepBy,
    value,
    defaultValue,
  };
  return isPosted ? (
    <LocalNumber {...field} ref={refs} posted={own} current={text} {...{ number, currency, onBlur }} />
  ) : (
    <TextField
      {...field}
      ref={refs}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
    />
  );
}
