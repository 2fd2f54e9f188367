import { type ChangeEventHandler, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';

import { choice, cx } from '../../lib/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

/** One answer of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** Its value, unique in the group. */
  value: Value;
  /** The answer's text. */
  label: ReactNode;
  /** Before the label; above it in tiles. Decorative. Default none. */
  icon?: ReactNode;
  /** A sentence under the label. Default none. */
  hint?: ReactNode;
  /** Shown, but cannot be selected. Default false. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends Omit<
  FieldProps,
  'children' | 'kind' | 'controlId' | 'labelEnd' | 'onChange' | 'defaultValue' | 'ref'
> {
  /** Reaches every radio button in turn, for form libraries; an object ref ends with the last. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The answers, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The selected answer; `''` for none yet. Default: the group keeps it. */
  value?: Value | '';
  /** The answer at first, when the group keeps it. Default none. */
  defaultValue?: Value;
  /** Called with the event of the selected radio button. Default none. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called with the selected answer. */
  onValueChange?: (value: Value) => void;
  /**
   * `list` (default) one below the other, `row` side by side if there is space, `cards` framed, `tiles` framed with
   * an icon above a word or two.
   */
  variant?: 'list' | 'row' | 'cards' | 'tiles';
  /** Form field name of the group. Default: generated. */
  name?: string;
  /** Disables all of them. Default false. */
  disabled?: boolean;
}

/**
 * One answer from a few that should all be visible. Arrow keys select. For a long list use `Select`.
 * Renders `<fieldset>` with a `<legend>` and native radio buttons; the first one's id is the group's `id` and `-0`.
 */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ref,
  variant = 'list',
  name,
  disabled = false,
  id,
  ...field
}: RadioGroupProps<Value>) {
  const generated = useId();
  const base = id ?? generated;
  const kept = value === undefined;
  const group = useRef<HTMLElement>(null);
  // A controlled selection survives a form reset.
  useLayoutEffect(() => {
    if (kept) return;
    for (const radio of group.current?.querySelectorAll('input') ?? []) radio.defaultChecked = radio.checked;
  });
  const isFramed = variant === 'cards' || variant === 'tiles';
  return (
    <Field {...field} ref={group} id={base} kind="group" controlId={base}>
      {(control) => (
        <div className={styles.options} data-variant={variant}>
          {options.map((option, index) => {
            const optionId = `${base}-${index}`;
            const isDisabled = disabled || option.disabled === true;
            return (
              <label
                key={option.value}
                className={cx(choice.line, isFramed && styles.card)}
                data-variant={variant}
                data-disabled={isDisabled || undefined}
              >
                <input
                  ref={ref}
                  type="radio"
                  id={optionId}
                  name={name ?? base}
                  value={option.value}
                  disabled={isDisabled}
                  required={control.required}
                  aria-labelledby={`${optionId}-label`}
                  aria-describedby={option.hint === undefined ? undefined : `${optionId}-hint`}
                  className={cx(choice.mark, styles.dot, variant === 'tiles' && styles.tileMark)}
                  {...(kept
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  onChange={(event) => {
                    onChange?.(event);
                    onValueChange?.(option.value);
                  }}
                />
                <span className={cx(choice.label, option.icon !== undefined && styles.withIcon)}>
                  {option.icon}
                  <span id={`${optionId}-label`}>{option.label}</span>
                </span>
                {option.hint !== undefined && (
                  <span id={`${optionId}-hint`} className={cx(choice.hint, styles.cardHint)}>
                    {option.hint}
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
