import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';

import { mergeRefs, useFormats, useFormReset, useMessages, useStableId } from '../../lib/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './RangeSlider.css.ts';
import { english, type RangeSliderMessages } from './RangeSlider.messages.ts';
import { moveThumb, shareOf, type RangeValue, type Thumb } from './thumbs.ts';
import { useThumbDrag } from './useThumbDrag.ts';

export type { RangeValue } from './thumbs.ts';

export interface RangeSliderProps extends Omit<
  FieldProps,
  | 'children'
  | 'kind'
  | 'controlId'
  | 'describedBy'
  | 'labelEnd'
  | 'requirement'
  | 'messages'
  | 'defaultValue'
  | 'onChange'
> {
  /** Both values, low first, when the parent keeps them. Default: the component keeps them. */
  value?: RangeValue;
  /** Both values at first and after a reset, when the component keeps them. Default from `min` to `max`. */
  defaultValue?: RangeValue;
  /** Called with both values on every move. */
  onValueChange?: (value: RangeValue) => void;
  /** Called with both values at the end of a move: the thumb is released, or a key has moved it. Use it to fetch. */
  onValueCommit?: (value: RangeValue) => void;
  /** Minimum value. Default 0. */
  min?: number;
  /** Maximum value. Default 100. */
  max?: number;
  /** Step between values. Default 1. */
  step?: number;
  /** Format of the values: `number`, or `price` in the currency of the `KitProvider`. Default `number`. */
  kind?: 'number' | 'price';
  /** Formats a value as custom text, such as '5 mi' or 'any'; it is announced, too. Default by `kind`. */
  formatValue?: (value: number) => string;
  /** Form field names of the two values; with one name both are submitted under it, low first. Default none. */
  name?: string | readonly [from: string, to: string];
  /** Disables both thumbs. Default false. */
  disabled?: boolean;
  /** Texts, for translation. Default English. */
  messages?: Partial<RangeSliderMessages>;
}

const thumbs = [0, 1] as const;

/**
 * A range between two values, such as a price range, set with two thumbs that cannot pass each other. For exact
 * values use two `NumberField`s.
 * Renders `<fieldset>` with a `<legend>` and two `<input type="range">`; their ids are the group's `id` with `-from`
 * and `-to`. Without scripts both can be moved by keys, and a form submits them.
 */
export function RangeSlider({
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  kind = 'number',
  formatValue,
  name,
  disabled = false,
  messages,
  id,
  ref,
  ...field
}: RangeSliderProps) {
  const words = useMessages('RangeSlider', english, messages);
  const formats = useFormats();
  const base = useStableId(id);
  const root = useRef<HTMLFieldSetElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLElement>(root as typeof ref, ref), [ref]);
  const way = useRef<SVGSVGElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const inputs = [from, to] as const;

  const [own, setOwn] = useState(defaultValue);
  const values = value ?? own;
  const moved = useRef<RangeValue>(undefined);
  const [first] = useState(defaultValue);
  useFormReset(root, () => setOwn(first));

  const write = formatValue ?? (kind === 'price' ? (price: number) => formats.price(price) : formats.number);
  const move = (thumb: Thumb) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = moveThumb(values, thumb, event.currentTarget.valueAsNumber);
    if (next[thumb] === values[thumb]) return;
    moved.current = next;
    setOwn(next);
    onValueChange?.(next);
  };

  // React's `onChange` fires on every move; the native change event at its end, however the thumb was moved.
  useEffect(() => {
    const element = root.current;
    const commit = () => {
      if (moved.current) onValueCommit?.(moved.current);
      moved.current = undefined;
    };
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [onValueCommit]);

  const onPointerDown = useThumbDrag({ values, min, max, way, inputs });
  const [start, end] = [shareOf(values[0], min, max), shareOf(values[1], min, max)];
  const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

  return (
    <Field {...field} ref={refs} id={base} kind="group" controlId={base}>
      {(control) => (
        <div>
          <p className={styles.values}>{words.range(write(values[0]), write(values[1]))}</p>
          <div
            role="presentation"
            className={styles.box}
            data-disabled={disabled || undefined}
            onPointerDown={onPointerDown}
            // The thumb has the focus by now; the default action on the box would blur it.
            onMouseDown={(event) => event.preventDefault()}
          >
            <div className={styles.rail}>
              <svg ref={way} className={styles.way} aria-hidden focusable="false">
                <rect
                  className={styles.stretch}
                  x={percent(start)}
                  width={percent(Math.max(0, end - start))}
                  height="100%"
                />
              </svg>
              {thumbs.map((thumb) => (
                <input
                  key={thumb}
                  ref={inputs[thumb]}
                  type="range"
                  id={`${base}-${thumb === 0 ? 'from' : 'to'}`}
                  name={typeof name === 'string' ? name : name?.[thumb]}
                  min={min}
                  max={max}
                  step={step}
                  value={values[thumb]}
                  disabled={disabled}
                  aria-label={thumb === 0 ? words.from : words.to}
                  aria-valuetext={write(values[thumb])}
                  aria-invalid={control['aria-invalid']}
                  className={styles.input}
                  onChange={move(thumb)}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
