export { Combobox, type ComboboxProps } from './Combobox.tsx';
export { ComboboxField, type ComboboxFieldProps, type ComboboxNotice } from './ComboboxField.tsx';
export type { ComboboxMessages } from './Combobox.messages.ts';
export { useList } from './useList.ts';
export { fold } from './filterItems.ts';
export { type ComboboxInherited, type ComboboxItems, useFound } from './useFound.ts';
