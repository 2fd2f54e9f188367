import { type RefObject, useRef, useState } from 'react';

import { enterText, type Formats } from '../../lib/index.ts';
import { PostedInput, tellLeft } from '../Field/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { toLocal, toPlain } from './localNumbers.ts';

interface LocalNumberProps extends TextFieldProps {
  /** The input that is posted. */
  posted: RefObject<HTMLInputElement | null>;
  /** What stands in it. */
  current: string;
  number: Formats['number'];
  /** Currency signs and codes that may stand around it. */
  currency: readonly string[] | undefined;
}

/** A number where it is not written as it is posted: shown in the manner of the language, with the posted one beside. */
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
  // What was typed stays as it was typed for as long as it means what is posted.
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
