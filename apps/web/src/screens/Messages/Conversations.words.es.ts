import type * as english from './Conversations.words.ts';

export const words: typeof english.words = {
  notLoaded: 'No se pudieron cargar tus conversaciones',
  notSearched: 'No se pudo buscar en tus conversaciones',
  more: 'Más conversaciones',
  moreFailed: 'No se cargaron. Intentar de nuevo',
};
