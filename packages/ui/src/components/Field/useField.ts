import { type ReactNode, useId } from 'react';

import { joinIds } from '../../lib/index.ts';

/** Input of `useField`; everything is optional, but something must name the control. */
export interface FieldState {
  /** Id of the control. Default: made by React, stable between server and browser. */
  id?: string | undefined;
  /** A sentence of help. */
  hint?: ReactNode;
  /** What is wrong, and how to fix it. Its presence marks the control invalid. */
  error?: ReactNode;
  /** Whether the form cannot be submitted without it. Default `false`. */
  required?: boolean | undefined;
  /** Ids of further describing elements, such as a character counter, read after hint and error. */
  describedBy?: string | undefined;
}

/** The attributes that associate a control with label, hint and error. Spread them on the control. */
export interface FieldControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and control attributes of one field. */
export interface FieldWiring {
  /** Spread on the focusable element, such as `<input>`, `<select>` or `<textarea>`. */
  control: FieldControlProps;
  /** `htmlFor` of the label is `control.id`; the label itself has this id, for `aria-labelledby`. */
  labelId: string;
  /** Id of the hint element. */
  hintId: string;
  /** Id of the error element. */
  errorId: string;
}

const isPresent = (part: ReactNode): boolean =>
  part !== undefined && part !== null && part !== false && part !== '';

/**
 * Associates a control with its label, hint and error by ids: no context, so it works for any number of controls,
 * inside `Field` or in custom markup.
 */
export function useField({ id, hint, error, required, describedBy }: FieldState): FieldWiring {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // The error is read first: it is why the user came back to the field.
  const described = joinIds(isPresent(error) && errorId, isPresent(hint) && hintId, describedBy);
  return {
    control: {
      id: controlId,
      required: required ? true : undefined,
      'aria-describedby': described,
      'aria-invalid': isPresent(error) ? true : undefined,
    },
    labelId: `${controlId}-label`,
    hintId,
    errorId,
  };
}
