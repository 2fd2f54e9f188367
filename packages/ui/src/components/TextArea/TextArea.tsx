import { type ComponentProps, useId, useMemo, useRef } from 'react';

import {
  control as box,
  cx,
  joinIds,
  mergeRefs,
  useFieldValue,
  useFormats,
  useMessages,
} from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Field, fieldParts, type FieldParts } from '../Field/index.ts';
import { counterState } from './counter.ts';
import * as styles from './TextArea.css.ts';
import { english, type TextAreaMessages } from './TextArea.messages.ts';

export interface TextAreaProps
  extends FieldParts, Omit<ComponentProps<'textarea'>, 'required' | 'children' | 'value' | 'defaultValue'> {
  /** The text, when the parent keeps it. Default: the field keeps it. */
  value?: string;
  /** The text at first, when the field keeps it. Default `''`. */
  defaultValue?: string;
  /** Called with the new text. `onChange` with the event works as well. */
  onValueChange?: (value: string) => void;
  /**
   * Maximum number of characters; shows a counter. Nothing is cut off: a longer text is kept, and the counter shows
   * the excess. Default: no maximum and no counter.
   */
  max?: number | string | undefined;
  /** Height in lines while empty. Default 4. */
  rows?: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<TextAreaMessages>;
}

/**
 * Several lines of text: a description, a message. It grows with its text. For one line use `TextField`.
 * Renders `<div>` with a `<label>` and a `<textarea>`. `className` reaches the `<div>`; `ref`, `id` and every other
 * attribute reach the `<textarea>`.
 */
export function TextArea({
  value,
  defaultValue,
  onValueChange,
  onChange,
  max,
  rows = 4,
  messages,
  className,
  id,
  ref,
  ...rest
}: TextAreaProps) {
  const [field, textarea] = fieldParts(rest);
  const words = useMessages('TextArea', english, messages);
  const limitId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const text = useFieldValue(own, { value, defaultValue });
  return (
    <Field
      {...field}
      describedBy={joinIds(max !== undefined && limitId, field.describedBy)}
      controlId={id}
      className={className}
    >
      {(control) => (
        <>
          <div
            className={cx(box.box, styles.box)}
            data-invalid={control['aria-invalid']}
            data-disabled={textarea.disabled || undefined}
          >
            <textarea
              dir="auto"
              {...textarea}
              {...control}
              ref={refs}
              value={value}
              defaultValue={defaultValue}
              rows={rows}
              className={cx(box.input, styles.textarea)}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.currentTarget.value);
              }}
            />
          </div>
          {max !== undefined && <Counter id={limitId} text={text} max={Number(max)} words={words} />}
        </>
      )}
    </Field>
  );
}

interface CounterProps {
  id: string;
  text: string;
  max: number;
  words: TextAreaMessages;
}

function Counter({ id, text, max, words }: CounterProps) {
  const formats = useFormats();
  const { shown, over, announced } = counterState(text, max, formats.number);
  let said = '';
  if (announced !== undefined) said = over ? words.over(-announced, formats) : words.left(announced, formats);
  return (
    <div className={styles.footer}>
      <span aria-hidden className={styles.counter} data-over={over || undefined}>
        {shown}
      </span>
      <VisuallyHidden>
        <span id={id}>{words.limit(max, formats)}</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
