import { type ComponentProps, type MouseEvent, useEffect, useMemo, useRef } from 'react';

import { CircleAlertIcon } from '../../icons/index.ts';
import { cx, useFormats, useMessages, mergeRefs, useStableId } from '../../lib/index.ts';
import * as styles from './FormErrorSummary.css.ts';
import { english, type FormErrorSummaryMessages } from './FormErrorSummary.messages.ts';

/** One error. */
export interface FormError {
  /** Id of its control. Default none: the line is no link. */
  fieldId?: string;
  /** What is wrong, and how to fix it. */
  message: string;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The errors, in the order of the fields. Renders nothing without any. */
  errors: readonly FormError[];
  /**
   * Number of failed submits. Each increase moves the focus to the summary, so that it is seen and read. Default 0:
   * it never takes the focus.
   */
  attempts?: number;
  /** Texts, for translation. Default English. */
  messages?: Partial<FormErrorSummaryMessages>;
}

/**
 * All errors of a form, above it, after a failed submit. Each line links to its field. Use it for forms of more than
 * three fields, in addition to the errors next to the fields.
 * Renders `<section>`, or nothing without errors.
 */
export function FormErrorSummary({
  errors,
  attempts = 0,
  messages,
  className,
  ref,
  id,
  ...rest
}: FormErrorSummaryProps) {
  const formats = useFormats();
  const words = useMessages('FormErrorSummary', english, messages);
  const own = useRef<HTMLElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const seen = useRef(0);
  const titleId = `${useStableId(id)}-title`;

  useEffect(() => {
    if (attempts > seen.current) own.current?.focus();
    seen.current = attempts;
  }, [attempts]);

  if (errors.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      id={id}
      ref={refs}
      tabIndex={-1}
      className={cx(styles.root, className)}
    >
      <p id={titleId} className={styles.title}>
        <CircleAlertIcon size="sm" />
        <span>{words.title(errors.length, formats)}</span>
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              <span className={styles.link}>{message}</span>
            ) : (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A plain fragment link would scroll without moving the focus, and add a history entry. */
function goTo(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches('input, select, textarea, button, [tabindex]')
    ? field
    : field?.querySelector<HTMLElement>('input, select, textarea, button');
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}
