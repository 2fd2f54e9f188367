export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx';
export type { MultiComboboxMessages } from './MultiCombobox.messages.ts';
