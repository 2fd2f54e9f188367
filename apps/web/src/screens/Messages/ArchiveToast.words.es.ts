import type * as english from './ArchiveToast.words.ts';

export const words: typeof english.words = {
  archived: (name) => `Conversación archivada: ${name}`,
  broughtBack: (name) => `De vuelta en la bandeja de entrada: ${name}`,
  undo: 'Deshacer',
};
