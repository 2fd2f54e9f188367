import { type ComponentProps, useLayoutEffect, useMemo, useRef } from 'react';

import { ChevronDownIcon } from '../../icons/index.ts';
import { mergeRefs } from '../../lib/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';
import * as styles from './Select.css.ts';

/** One answer of a `Select`. */
export interface SelectOption {
  /** Its value, unique in the list. */
  value: string;
  /** The answer's text. */
  label: string;
  /** Shown, but cannot be selected. Default false. */
  disabled?: boolean;
  /** In a quieter color, such as a filter that finds nothing. Default false. */
  muted?: boolean;
}

/** Answers under a shared heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** The answers under it. */
  options: readonly SelectOption[];
}

export interface SelectProps
  extends FieldParts, Omit<ComponentProps<'select'>, 'size' | 'required' | 'multiple' | 'children'> {
  /** The answers, flat or in groups, in the order shown. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of an empty first option, such as 'All categories'. Default none: the first option is chosen. */
  placeholder?: string;
  /** `md` (default), or `sm` with smaller text for toolbars. Both are 44px tall. */
  size?: 'sm' | 'md';
  /** Called with the selected value; the placeholder's is `''`. `onChange` with the event works as well. */
  onValueChange?: (value: string) => void;
}

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry;

function Option({ value, label, disabled, muted }: SelectOption) {
  return (
    <option value={value} disabled={disabled} className={muted ? styles.muted : undefined}>
      {label}
    </option>
  );
}

/**
 * One answer from a known list, with the device's native list: quick by keyboard, comfortable on a phone. For two or
 * three answers that should all be visible use radio buttons; for lists that must be searched use a combobox.
 * Renders `<div>` with a `<label>` and a `<select>`. `className` reaches the `<div>`; `ref`, `id` and every other
 * attribute reach the `<select>`.
 */
export function Select({
  options,
  placeholder,
  size = 'md',
  onValueChange,
  onChange,
  className,
  id,
  ref,
  ...rest
}: SelectProps) {
  const own = useRef<HTMLSelectElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [field, select] = fieldParts(rest);
  // A controlled selection survives a form reset.
  useLayoutEffect(() => {
    if (select.value === undefined) return;
    for (const option of own.current?.options ?? []) option.defaultSelected = option.selected;
  });
  return (
    <Field {...field} controlId={id} className={className}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...select}
            {...control}
            ref={refs}
            className={styles.select}
            data-size={size}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((entry) =>
              isGroup(entry) ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map((option) => (
                    <Option key={option.value} {...option} />
                  ))}
                </optgroup>
              ) : (
                <Option key={entry.value} {...entry} />
              ),
            )}
          </select>
          <span className={styles.arrow}>
            <ChevronDownIcon size="sm" />
          </span>
        </div>
      )}
    </Field>
  );
}
