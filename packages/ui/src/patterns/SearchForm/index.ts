export { SearchForm, type PlaceSlot, type SearchFormProps } from './SearchForm.tsx';
export type { FilterValues, PlaceRadius } from './filterValues.ts';
export type { SearchFormMessages } from './SearchForm.messages.ts';
