export { AccountName } from './AccountName.tsx';
export { FormPasswordField, FormSelect, FormTextArea, FormTextField } from './fields.tsx';
export { takingFilled } from './filledValues.ts';
export { PasswordForm } from './PasswordForm.tsx';
export { Refused } from './refusal.ts';
export { ScreenForm } from './ScreenForm.tsx';
export { useFormField } from './useFormField.ts';
export { useSubmit } from './useSubmit.ts';
export { validateWith } from './validateWith.ts';
