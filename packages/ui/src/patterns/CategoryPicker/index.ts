export { CategoryPicker, type CategoryPickerProps } from './CategoryPicker.tsx';
export type { CategoryPickerMessages } from './CategoryPicker.messages.ts';
