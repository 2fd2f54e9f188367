export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldMessages } from './SearchField.messages.ts';
export { SearchInputContext } from './SearchInputContext.ts';
