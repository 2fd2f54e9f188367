export { CategoryPicker, type CategoryPickerMessages, type CategoryPickerProps } from './CategoryPicker.tsx';
