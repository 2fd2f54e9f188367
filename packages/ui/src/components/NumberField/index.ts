export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberInput.tsx';
