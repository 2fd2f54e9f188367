import type * as english from './FilterChips.words.ts';

export const words: typeof english.words = {
  label: 'Filtros activos',
};
