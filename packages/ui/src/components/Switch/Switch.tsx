import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';

import { choice, cx, mergeRefs } from '../../lib/index.ts';
import { useField } from '../Field/index.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'size'> {
  /** The label, the same in both states. */
  label: ReactNode;
  /** A sentence under the label: what on means, or why it is disabled. Default none. */
  hint?: ReactNode;
  /** Called with the new state. `onChange` with the event works as well. */
  onCheckedChange?: (checked: boolean) => void;
}

// The state that the role requires is the checkbox's own.
const switchRole = { role: 'switch' } as const;

/**
 * On or off, with immediate effect. For an answer that is submitted with a form later use `Checkbox`.
 * Renders `<label>` around an `<input type="checkbox" role="switch">`. `className` reaches the `<label>`; `ref`, `id`
 * and every other attribute the `<input>`.
 */
export function Switch({
  label,
  hint,
  onCheckedChange,
  onChange,
  className,
  ref,
  id,
  required,
  ...input
}: SwitchProps) {
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const { control, hintId } = useField({ id, hint, required, describedBy: input['aria-describedby'] });
  // A controlled switch keeps its state when the form is reset.
  useLayoutEffect(() => {
    if (input.checked !== undefined && own.current) own.current.defaultChecked = input.checked;
  }, [input.checked]);
  return (
    <label className={cx(styles.root, className)} data-disabled={input.disabled || undefined}>
      <span className={styles.words}>
        <span id={`${control.id}-label`} className={choice.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} className={choice.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        {...control}
        ref={refs}
        type="checkbox"
        {...switchRole}
        aria-labelledby={`${control.id}-label`}
        className={styles.track}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
