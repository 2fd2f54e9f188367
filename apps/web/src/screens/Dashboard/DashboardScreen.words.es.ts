import type * as english from './DashboardScreen.words.ts';

export const words: typeof english.words = {
  unread: (count) => `${count} sin leer`,
  actions: 'Acciones rápidas',
  empty: 'Aquí aparece lo que publicas.',
};
