export { PasswordField, type PasswordFieldMessages, type PasswordFieldProps } from './PasswordField.tsx';
