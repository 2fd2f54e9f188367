import type * as english from './SortSelect.words.ts';

export const words: typeof english.words = {
  label: 'Qué aparece primero',
};
