import { type ChangeEvent, useLayoutEffect, useMemo, useRef } from 'react';

import { StarFilledIcon, XIcon } from '../../icons/index.ts';
import { mergeRefs, useFormats, useMessages, useStableId } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './RatingField.css.ts';
import { english, type RatingFieldMessages } from './RatingField.messages.ts';

export interface RatingFieldProps extends Omit<
  FieldProps,
  'children' | 'kind' | 'controlId' | 'labelEnd' | 'onChange' | 'defaultValue' | 'messages'
> {
  /** Number of stars, when the parent keeps it; `null` for none yet. Default: the field keeps it. */
  value?: number | null;
  /** Number of stars at first and after a reset, when the field keeps it. Default none. */
  defaultValue?: number | null;
  /** Called with the number of stars, and with `null` when cleared. */
  onValueChange?: (value: number | null) => void;
  /** Number of stars to choose from. Default 5. */
  max?: number;
  /** Whether the rating can be cleared. Default true, unless it is required. */
  clearable?: boolean;
  /** Form field name; nothing is submitted without a rating. Default: generated. */
  name?: string;
  /** Disables all stars. Default false. */
  disabled?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<RatingFieldMessages>;
}

/**
 * Asks for a rating in whole stars. To show one use `Rating`.
 *
 * Renders `<fieldset>` with a `<legend>` and a native radio button for each star; the first one's id is the group's
 * `id` and `-1`.
 */
export function RatingField({
  value,
  defaultValue = null,
  onValueChange,
  max = 5,
  clearable,
  name,
  disabled = false,
  messages,
  id,
  ref,
  ...field
}: RatingFieldProps) {
  const words = useMessages('RatingField', english, messages);
  const formats = useFormats();
  const base = useStableId(id);
  const root = useRef<HTMLElement>(null);
  const refs = useMemo(() => mergeRefs(root, ref), [ref]);
  // A controlled rating survives a form reset.
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const star of root.current?.querySelectorAll('input') ?? []) star.defaultChecked = star.checked;
  });
  const canClear = (clearable ?? field.requirement !== 'required') && !disabled;

  const clear = () => {
    const stars = root.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    // The clear button is removed, and the focus has to move on.
    stars[0]?.focus();
    if (value === undefined) for (const star of stars) star.checked = false;
    onValueChange?.(null);
  };

  return (
    <Field {...field} ref={refs} id={base} kind="group" controlId={base}>
      {(control) => (
        <div className={styles.line}>
          <div className={styles.stars} data-disabled={disabled || undefined}>
            {Array.from({ length: max }, (_, index) => {
              const stars = index + 1;
              return (
                <label key={stars} className={styles.star}>
                  <input
                    type="radio"
                    id={`${base}-${stars}`}
                    name={name ?? base}
                    value={stars}
                    disabled={disabled}
                    required={control.required}
                    aria-label={words.stars(stars, formats)}
                    className={styles.input}
                    {...(value === undefined
                      ? { defaultChecked: stars === defaultValue }
                      : { checked: stars === value })}
                    onChange={(event: ChangeEvent<HTMLInputElement>) =>
                      onValueChange?.(Number(event.currentTarget.value))
                    }
                  />
                  <StarFilledIcon size="lg" className={styles.icon} />
                </label>
              );
            })}
          </div>
          {canClear && (
            <IconButton
              label={words.clear}
              icon={<XIcon size="sm" />}
              className={styles.clear}
              onClick={clear}
            />
          )}
        </div>
      )}
    </Field>
  );
}
