import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';

import { useStableId } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './SegmentedControl.css.ts';

/** One segment of a `SegmentedControl`. */
export interface Segment<Value extends string = string> {
  /** Its value, unique in the control. */
  value: Value;
  /** One or two words. */
  label: ReactNode;
  /** Before the label. Decorative. Default none. */
  icon?: ReactNode;
  /** Shown, but cannot be selected. Default false. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  FieldProps,
  'children' | 'kind' | 'controlId' | 'labelEnd' | 'onChange' | 'defaultValue' | 'ref'
> {
  /** Reaches every radio button in turn, for form libraries; an object ref ends with the last. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** The segments, in the order shown: two to five. */
  options: readonly Segment<Value>[];
  /** The selected segment, when the parent keeps it. Default: the control keeps it. */
  value?: Value;
  /** The segment at first and after a reset, when the control keeps it. Default the first. */
  defaultValue?: Value;
  /** Called with the selected segment. */
  onValueChange?: (value: Value) => void;
  /** Whether labels are visible, or only the icons, which all segments then need. Default `visible`. */
  segmentLabels?: 'visible' | 'hidden';
  /** Whether it fills the available width, in equal parts. Default false. */
  fullWidth?: boolean;
  /** Form field name of the group. Default: generated. */
  name?: string;
  /** Disables all of them. Default false. */
  disabled?: boolean;
}

/**
 * One of a few choices with immediate effect, in a bar: list or map, day or week. One is always selected. For choices
 * of a form that is submitted later use `RadioGroup`; for views with their own panels, `Tabs`.
 * Renders `<fieldset>` with a `<legend>` and native radio buttons; the first one's id is the group's `id` and `-0`.
 */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  segmentLabels = 'visible',
  fullWidth = false,
  name,
  disabled = false,
  id,
  ref,
  ...field
}: SegmentedControlProps<Value>) {
  const base = useStableId(id);
  const group = useRef<HTMLElement>(null);
  // A controlled selection survives a form reset.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const radio of group.current?.querySelectorAll('input') ?? []) radio.defaultChecked = radio.checked;
  });
  return (
    <Field {...field} ref={group} id={base} kind="group" controlId={base}>
      {() => (
        <div className={styles.bar} data-full={fullWidth || undefined}>
          {options.map((option, index) => {
            const isDisabled = disabled || option.disabled === true;
            return (
              <label key={option.value} className={styles.segment} data-disabled={isDisabled || undefined}>
                <input
                  ref={ref}
                  type="radio"
                  id={`${base}-${index}`}
                  name={name ?? base}
                  value={option.value}
                  disabled={isDisabled}
                  className={styles.input}
                  {...(value === undefined
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  onChange={() => onValueChange?.(option.value)}
                />
                {option.icon}
                {segmentLabels === 'hidden' ? (
                  <VisuallyHidden>{option.label}</VisuallyHidden>
                ) : (
                  <span>{option.label}</span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
