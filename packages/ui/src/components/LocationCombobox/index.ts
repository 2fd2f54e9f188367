export { LocationCombobox, type LocationComboboxProps, type LocationStatus } from './LocationCombobox.tsx';
export type { LocationComboboxMessages } from './LocationCombobox.messages.ts';
