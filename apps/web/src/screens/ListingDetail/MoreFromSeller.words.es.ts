import type * as english from './MoreFromSeller.words.ts';

export const words: typeof english.words = {
  more: 'Más de este vendedor',
};
