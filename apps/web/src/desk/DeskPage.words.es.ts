import type * as english from './DeskPage.words.ts';

export const words: typeof english.words = {
  ways: 'Moderación',
  queue: 'Casos',
  log: 'Registro',
  moderators: 'Moderadores',
  leave: 'Ir a la página de inicio',
};
