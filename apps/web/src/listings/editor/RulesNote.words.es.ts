import type * as english from './RulesNote.words.ts';

export const words: typeof english.words = {
  before: 'Lo que se puede ofrecer, y lo que no, está en las',
  link: 'reglas',
};
