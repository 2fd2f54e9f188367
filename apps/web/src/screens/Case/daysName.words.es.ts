import type * as english from './daysName.words.ts';

export const daysName: typeof english.daysName = (days) => {
  if (days === null) return 'para siempre';
  return days === 1 ? 'por 1 día' : `por ${days} días`;
};
