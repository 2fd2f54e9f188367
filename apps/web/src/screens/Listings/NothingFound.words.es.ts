import type * as english from './NothingFound.words.ts';

export const words: typeof english.words = {
  changeWords: 'Cambiar las palabras',
};
