export { Field, type FieldMessages, type FieldProps } from './Field.tsx';
export { useField, type FieldControlProps, type FieldState, type FieldWiring } from './useField.ts';
export { fieldParts, type FieldParts } from './fieldParts.ts';
