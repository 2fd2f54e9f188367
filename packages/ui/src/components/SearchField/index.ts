export { SearchField, type SearchFieldMessages, type SearchFieldProps } from './SearchField.tsx';
