import type { ComponentProps } from 'react';

import { control as styles, cx } from '../../lib/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';
import * as own from './DateField.css.ts';

export interface DateFieldProps
  extends
    FieldParts,
    Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'required' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'placeholder'
    > {
  /** The day as `yyyy-mm-dd`, when the parent keeps it; `''` for none. Default: the field keeps it. */
  value?: string;
  /** The day at first and after a reset, when the field keeps it. Default none. */
  defaultValue?: string;
  /**
   * The first day that can be chosen, as `yyyy-mm-dd`; a number, as form libraries type it, has no effect. Default
   * any.
   */
  min?: string | number;
  /** The last day that can be chosen, as `yyyy-mm-dd`. Default any. */
  max?: string | number;
  /** `md` (default, 44px tall) or `lg` for a screen's main field. */
  size?: 'md' | 'lg';
  /** Called with the new day, or `''` while it is empty or incomplete. `onChange` with the event works as well. */
  onValueChange?: (value: string) => void;
}

/**
 * A calendar date, with the device's own picker. The value is `yyyy-mm-dd` in every language; the device's format is
 * displayed.
 * Renders `<div>` with a `<label>` and an `<input type="date">`. `className` reaches the `<div>`; `ref`, `id` and
 * every other attribute the `<input>`.
 */
export function DateField({ size = 'md', onValueChange, onChange, className, id, ...rest }: DateFieldProps) {
  const [field, input] = fieldParts(rest);
  return (
    <Field {...field} controlId={id} className={className}>
      {(control) => (
        <div
          className={cx(styles.box, own.box)}
          data-size={size}
          data-invalid={control['aria-invalid']}
          data-disabled={input.disabled || undefined}
        >
          <input
            {...input}
            {...control}
            type="date"
            className={cx(styles.input, own.input)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
