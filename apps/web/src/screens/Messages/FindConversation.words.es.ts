import type * as english from './FindConversation.words.ts';

export const words: typeof english.words = {
  find: 'Buscar conversaciones',
  boxes: 'Qué conversaciones',
  inbox: 'Entrada',
  archived: 'Archivadas',
};
