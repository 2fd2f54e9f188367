export { FormPasswordField, FormSelect, FormTextArea, FormTextField } from './fields.tsx';
export { ScreenForm, type ScreenFormProps } from './ScreenForm.tsx';
export { type ServerErrors } from './serverErrors.ts';
export { type FormField, useFormField } from './useFormField.ts';
export { validateWith } from './validateWith.ts';
