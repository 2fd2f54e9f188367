import type * as english from './DecisionForm.words.ts';

export const words: typeof english.words = {
  hint: 'Podrán leerlo el usuario y quienes reportaron. No menciones a nadie.',
  reason: 'Elige un motivo',
  decide: 'Decidir',
  putBack: 'Dejarlo para otros',
  close: 'Ahora no',
};
