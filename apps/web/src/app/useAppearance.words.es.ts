import type * as english from './useAppearance.words.ts';

export const words: typeof english.words = {
  label: 'Apariencia',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
};
