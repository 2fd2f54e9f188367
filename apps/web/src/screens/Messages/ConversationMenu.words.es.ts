import type * as english from './ConversationMenu.words.ts';

export const words: typeof english.words = {
  more: 'Opciones de la conversación',
  archive: 'Archivar',
  bringBack: 'Mover a la bandeja de entrada',
  notArchived: 'Eso no funcionó. Inténtalo de nuevo.',
};
