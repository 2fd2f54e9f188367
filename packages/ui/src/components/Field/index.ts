export { Field, type FieldProps } from './Field.tsx';
export { useField, type FieldControlProps, type FieldState, type FieldWiring } from './useField.ts';
export { PostedInput, tellLeft } from './PostedInput.tsx';
export { fieldParts, type FieldParts } from './fieldParts.ts';
export type { FieldMessages } from './Field.messages.ts';
