import type * as english from './RulesScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Qué se puede ofrecer aquí y qué no, categoría por categoría, y qué pasa cuando alguien reporta algo.',
};
