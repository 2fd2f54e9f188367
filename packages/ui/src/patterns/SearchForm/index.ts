export { SearchForm, type SearchFormMessages, type SearchFormProps } from './SearchForm.tsx';
export type { FilterValues } from './filterValues.ts';
