import type { FieldProps } from './Field.tsx';

/** The props that every form control of the kit hands on to its `Field`. */
export type FieldParts = Pick<
  FieldProps,
  'label' | 'labelVisibility' | 'labelEnd' | 'hint' | 'error' | 'requirement' | 'describedBy'
>;

/** Parts the props of a form control into those of its `Field` and those of the control itself. */
export function fieldParts<Props extends FieldParts>({
  label,
  labelVisibility,
  labelEnd,
  hint,
  error,
  requirement,
  describedBy,
  ...control
}: Props): [FieldParts, Omit<Props, keyof FieldParts>] {
  return [{ label, labelVisibility, labelEnd, hint, error, requirement, describedBy }, control];
}
