import type { ComponentProps, ReactNode } from 'react';

import { cx, useStableId } from '../../lib/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** What is on or off. */
  label: ReactNode;
  /** A sentence under the label. Default none. */
  hint?: ReactNode;
  /** Called with the new state. `onChange` with the event works as well. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on or off at once. In a form that is sent later, a `Checkbox` is honest.
 * Renders a `div` with a `label` and an `input` of role `switch`; `className` reaches the `div`,
 * `ref` and everything else the `input`.
 */
export function Switch({
  label,
  hint,
  id: givenId,
  className,
  onChange,
  onCheckedChange,
  ...input
}: SwitchProps) {
  const id = useStableId(givenId);
  return (
    <div className={cx(styles.root, className)} data-disabled={input.disabled || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
      <input
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
