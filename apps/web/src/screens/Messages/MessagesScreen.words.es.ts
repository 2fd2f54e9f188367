import type * as english from './MessagesScreen.words.ts';

export const words: typeof english.words = {
  choose: 'Elige una conversación para leerla.',
  found: (count) => (count === 1 ? '1 conversación encontrada' : `${count} conversaciones encontradas`),
};
