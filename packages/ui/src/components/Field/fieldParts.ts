import { joinIds } from '../../lib/index.ts';
import type { FieldProps } from './Field.tsx';

/** The props that every form control of the kit passes to its `Field`. */
export type FieldParts = Pick<
  FieldProps,
  'label' | 'labelVisibility' | 'labelEnd' | 'hint' | 'error' | 'requirement' | 'describedBy'
>;

/**
 * Splits a form control's props into those of its `Field` and those of the control itself. Elements in
 * `aria-describedby` are read after hint and error.
 */
export function fieldParts<Props extends FieldParts & { 'aria-describedby'?: string | undefined }>({
  label,
  labelVisibility,
  labelEnd,
  hint,
  error,
  requirement,
  describedBy,
  'aria-describedby': further,
  ...control
}: Props): [FieldParts, Omit<Props, keyof FieldParts | 'aria-describedby'>] {
  return [
    {
      label,
      labelVisibility,
      labelEnd,
      hint,
      error,
      requirement,
      describedBy: joinIds(describedBy, further),
    },
    control,
  ];
}
