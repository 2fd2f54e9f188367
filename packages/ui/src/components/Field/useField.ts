import { type ReactNode, useId } from 'react';

import { joinIds } from '../../lib/index.ts';

/** What a field is told about itself; all optional except that something must name the control. */
export interface FieldState {
  /** Id of the control. Default: made by React, stable between server and browser. */
  id?: string | undefined;
  /** A sentence that helps before anything went wrong. */
  hint?: ReactNode;
  /** What is wrong, and how to put it right. Its presence marks the control invalid. */
  error?: ReactNode;
  /** Whether the form cannot be sent without it. Default `false`. */
  required?: boolean | undefined;
  /** Ids of further describing elements, such as a character counter, read after hint and error. */
  describedBy?: string | undefined;
}

/** The attributes a control needs so that label, hint and error belong to it. Spread them on the control. */
export interface FieldControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and control attributes of one field. */
export interface FieldWiring {
  /** Spread on the `<input>`, `<select>`, `<textarea>` or whatever takes focus. */
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
 * Wires a control to its label, hint and error by ids alone: no context, so it works for one control or ten,
 * inside `Field` or in markup of your own.
 */
export function useField({ id, hint, error, required, describedBy }: FieldState): FieldWiring {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  // The error is read first: it is what the person came back for.
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
