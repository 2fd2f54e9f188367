import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';

import { choice, cx, mergeRefs } from '../../lib/index.ts';
import { useField } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** What the user agrees to or switches on. */
  label: ReactNode;
  /** A sentence under the label. Default none. */
  hint?: ReactNode;
  /** Error text, announced when it appears. Default none. */
  error?: ReactNode;
  /** Called with the checked state. `onChange` with the event works as well. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shows a dash for 'some of them', whatever `checked` is. Default false. */
  indeterminate?: boolean;
}

/**
 * Yes or no to one option, in a form that is submitted later. For something that takes effect immediately use
 * `Switch`; for one of several answers, `RadioGroup`.
 * Renders `<div>` with a `<label>` around an `<input type="checkbox">`. `className` reaches the `<div>`; `ref`, `id`
 * and every other attribute the `<input>`.
 */
export function Checkbox({
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  indeterminate = false,
  className,
  ref,
  id,
  required,
  ...input
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const { control, hintId, errorId } = useField({
    id,
    hint,
    error,
    required,
    describedBy: input['aria-describedby'],
  });
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate, input.checked]);
  // A controlled checkbox keeps its state when the form is reset.
  useLayoutEffect(() => {
    if (input.checked !== undefined && own.current) own.current.defaultChecked = input.checked;
  }, [input.checked]);
  return (
    <div className={cx(styles.root, className)}>
      <label className={choice.line} data-disabled={input.disabled || undefined}>
        <input
          {...input}
          {...control}
          ref={refs}
          type="checkbox"
          aria-labelledby={`${control.id}-label`}
          className={cx(choice.mark, choice.box)}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span id={`${control.id}-label`} className={choice.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} className={choice.hint}>
            {hint}
          </span>
        )}
      </label>
      <div aria-live="polite" className={styles.errorSlot}>
        {control['aria-invalid'] && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
