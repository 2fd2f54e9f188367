import type * as english from './Decisions.words.ts';

export const words: typeof english.words = {
  undone: (name, when) => `La anuló ${name}, ${when}`,
  by: (name, when) => `${name}, ${when}`,
  undo: 'Anular',
  open: 'Abrir ese caso',
};
