import { type RefObject, useRef, useState } from 'react';

import { enterText, type Formats } from '../../lib/index.ts';
import { PostedInput, tellLeft } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { toLocal, toPlain } from './localNumbers.ts';

interface LocalNumberProps extends TextFieldProps {
  /** The submitted input. */
  posted: RefObject<HTMLInputElement | null>;
  /** Its value. */
  current: string;
  number: Formats['number'];
  /** Currency signs and codes allowed around it. */
  currency: readonly string[] | undefined;
}

/** A number in the language's format, next to a hidden input with the submitted one. */
export function LocalNumber({
  posted,
  current,
  number,
  currency,
  ref,
  name,
  form,
  value,
  defaultValue,
  onChange,
  onValueChange,
  onBlur,
  ...rest
}: LocalNumberProps) {
  const shown = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The typed text is kept while it means the submitted value.
  const text = toPlain(typed, number, currency) === current ? typed : toLocal(current, number);
  return (
    <TextField
      {...rest}
      ref={shown}
      form={form}
      value={text}
      aria-valuetext={text === '' ? undefined : text}
      onValueChange={(next) => {
        setTyped(next);
        enterText(posted.current, toPlain(next, number, currency));
      }}
      onBlur={() => tellLeft(posted.current)}
    >
      <PostedInput
        {...{ ref, name, form, value, defaultValue, onChange, onValueChange, onBlur }}
        shown={shown}
        disabled={rest.disabled}
      />
    </TextField>
  );
}
