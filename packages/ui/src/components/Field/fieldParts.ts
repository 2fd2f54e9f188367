import { joinIds } from '../../lib/index.ts';
import type { FieldProps } from './Field.tsx';

/** The props that every form control of the kit hands on to its `Field`. */
export type FieldParts = Pick<
  FieldProps,
  'label' | 'labelVisibility' | 'labelEnd' | 'hint' | 'error' | 'requirement' | 'describedBy'
>;

/**
 * Parts the props of a form control into those of its `Field` and those of the control itself. What the control is
 * described by besides, as `aria-describedby` says, is read after hint and error.
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
