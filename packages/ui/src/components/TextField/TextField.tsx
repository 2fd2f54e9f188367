import type { ComponentProps, ReactNode } from 'react';

import { control as styles, cx } from '../../lib/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';

export interface TextFieldProps
  extends FieldParts, Omit<ComponentProps<'input'>, 'size' | 'prefix' | 'required'> {
  /** Type of text: sets the keyboard on phones and the autofill suggestions. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'search';
  /** `md` (default, 44px tall) or `lg` for a screen's main field. */
  size?: 'md' | 'lg';
  /** An icon or short text before the typed text, such as `$`. Decorative: repeat it in the label. Default none. */
  start?: ReactNode;
  /** A unit or a button after the typed text. Default none. */
  end?: ReactNode;
  /** Further elements inside the frame, such as a hidden input. Default none. */
  children?: ReactNode;
  /** Called with the new text. `onChange` with the event works as well. */
  onValueChange?: (value: string) => void;
}

/**
 * One line of text: a name, an address, a title. For longer text use a text area, for one of a few answers `Select`,
 * for searching `SearchField`.
 * Renders `<div>` with a `<label>` and an `<input>`. `className` reaches the `<div>`; `ref`, `id` and every other
 * attribute reach the `<input>`.
 */
export function TextField({
  type = 'text',
  size = 'md',
  start,
  end,
  onValueChange,
  onChange,
  className,
  id,
  children,
  ...rest
}: TextFieldProps) {
  const [field, input] = fieldParts(rest);
  return (
    <Field {...field} controlId={id} className={className}>
      {(control) => (
        <div
          className={styles.box}
          data-size={size}
          data-invalid={control['aria-invalid']}
          data-disabled={input.disabled || undefined}
        >
          {start !== undefined && <span className={styles.adornment}>{start}</span>}
          <input
            dir="auto"
            {...input}
            {...control}
            type={type}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          {end !== undefined && <span className={cx(styles.adornment, styles.end)}>{end}</span>}
          {children}
        </div>
      )}
    </Field>
  );
}
