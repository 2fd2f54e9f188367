import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';

import { choice, cx, mergeRefs } from '../../lib/index.ts';
import { useField } from '../Field/index.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** What is agreed to or switched on. */
  label: ReactNode;
  /** A sentence under the label. Default none. */
  hint?: ReactNode;
  /** What is wrong. Announced when it appears. Default none. */
  error?: ReactNode;
  /** Called with whether it is ticked. `onChange` with the event works as well. */
  onCheckedChange?: (checked: boolean) => void;
  /** Shows a dash for 'some of them', whatever `checked` says. Default false. */
  indeterminate?: boolean;
}

/**
 * Yes or no to one thing, as part of a form that is sent later. For something that takes effect at once use `Switch`;
 * for one of several answers, `RadioGroup`.
 *
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
  // What an owner has ticked stays ticked when the form is reset.
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
