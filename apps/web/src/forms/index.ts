export { AccountName } from './AccountName.tsx';
export { FormPasswordField, FormSelect, FormTextArea, FormTextField } from './fields.tsx';
export { refusalOf } from './refusal.ts';
export { ScreenForm } from './ScreenForm.tsx';
export { type ServerErrors } from './serverErrors.ts';
export { useFormField } from './useFormField.ts';
export { validateWith } from './validateWith.ts';
