import type { ComponentProps, ReactNode, Ref } from 'react';

import { cx, joinIds, useMessages } from '../../lib/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './Field.css.ts';
import { english, type FieldMessages } from './Field.messages.ts';
import { type FieldControlProps, type FieldWiring, useField } from './useField.ts';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The label. Always required; hide it with `labelVisibility` only if an icon or heading shows it. */
  label: ReactNode;
  /** `visible` (default), or `hidden`: only for screen readers. */
  labelVisibility?: 'visible' | 'hidden';
  /** Small content at the end of the label's line: a counter, a 'Forgot password?' link. Default none. */
  labelEnd?: ReactNode;
  /** A sentence of help under the label. Default none. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Announced when it appears. Default none. */
  error?: ReactNode;
  /** `required` marks the label and sets `required` on the control; `optional` adds that word. Default: neither. */
  requirement?: 'required' | 'optional';
  /** Id of the control. Default: generated. */
  controlId?: string;
  /** Ids of further describing elements. Default none. */
  describedBy?: string;
  /**
   * `control` (default) renders `<div>` with a `<label>`; `group` renders `<fieldset>` with a `<legend>`, for radio
   * buttons, checkboxes and other sets of controls that answer one question.
   */
  kind?: 'control' | 'group';
  /** Texts, for translation. Default English. */
  messages?: Partial<FieldMessages>;
  /** Renders the control with the attributes that associate it with label, hint and error. */
  children: (control: FieldControlProps, wiring: FieldWiring) => ReactNode;
}

/**
 * Label, hint and error around one control, associated by `id`, `aria-describedby` and `aria-invalid`. Use it to
 * build your own form control; `TextField`, `Select` and the others already include one. Not for several controls in
 * a row, and not around a checkbox, whose label follows it.
 * Renders `<div>` (or `<fieldset>` for `kind="group"`).
 */
export function Field({
  label,
  labelVisibility = 'visible',
  labelEnd,
  hint,
  error,
  requirement,
  controlId,
  describedBy,
  kind = 'control',
  messages,
  children,
  className,
  ref,
  ...rest
}: FieldProps) {
  const words = useMessages('Field', english, messages);
  const isGroup = kind === 'group';
  const wiring = useField({
    id: controlId,
    hint,
    error,
    required: requirement === 'required',
    describedBy: isGroup ? joinIds(describedBy, rest['aria-describedby']) : describedBy,
  });
  const { control, labelId, hintId, errorId } = wiring;
  const hasError = control['aria-invalid'] === true;

  const labelContent = (
    <>
      {label}
      {requirement === 'required' && (
        <span aria-hidden className={styles.mark}>
          {' '}
          *
        </span>
      )}
      {requirement === 'required' && isGroup && <VisuallyHidden> ({words.required})</VisuallyHidden>}
      {requirement === 'optional' && <span className={styles.optional}> ({words.optional})</span>}
    </>
  );
  const isHidden = labelVisibility === 'hidden';
  const body = (
    <>
      {hint !== undefined && hint !== null && hint !== '' && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control, wiring)}
      {/* Always rendered, so that screen readers notice the text changing. */}
      <div aria-live="polite" className={styles.errorSlot}>
        {hasError && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </>
  );

  if (isGroup) {
    return (
      <fieldset
        {...(rest as ComponentProps<'fieldset'>)}
        ref={ref as Ref<HTMLFieldSetElement>}
        className={cx(styles.group, className)}
        aria-describedby={control['aria-describedby']}
        data-invalid={hasError || undefined}
      >
        <legend id={labelId} className={cx(styles.label, isHidden ? styles.hiddenLegend : styles.legend)}>
          {isHidden ? <VisuallyHidden>{labelContent}</VisuallyHidden> : labelContent}
        </legend>
        <div className={cx(styles.root, styles.groupBody)}>{body}</div>
      </fieldset>
    );
  }
  const labelElement = (
    <label id={labelId} htmlFor={control.id} className={styles.label}>
      {labelContent}
    </label>
  );
  return (
    <div
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={cx(styles.root, className)}
      data-invalid={hasError || undefined}
    >
      {isHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className={styles.labelLine}>
          {labelElement}
          {labelEnd !== undefined && <span className={styles.labelEnd}>{labelEnd}</span>}
        </div>
      )}
      {body}
    </div>
  );
}
