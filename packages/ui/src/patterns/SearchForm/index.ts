export { SearchForm, type SearchFormProps } from './SearchForm.tsx';
export type { PlaceSlot } from './placeSlot.ts';
export type { ChoiceCounts } from './choiceCounts.ts';
export type { FilterValues, PlaceRadius } from './filterValues.ts';
export type { SearchFormMessages } from './SearchForm.messages.ts';
