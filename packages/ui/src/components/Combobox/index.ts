export { Combobox, type ComboboxMessages, type ComboboxProps } from './Combobox.tsx';
export { ComboboxField, type ComboboxFieldProps, type ComboboxNotice } from './ComboboxField.tsx';
