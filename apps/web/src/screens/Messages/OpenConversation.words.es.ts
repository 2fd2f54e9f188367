import type * as english from './OpenConversation.words.ts';

export const words: typeof english.words = {
  report: 'Reportar este mensaje',
  userGone: 'Todavía puedes leer la conversación, pero la otra cuenta ya no existe.',
  listingGone: 'Todavía puedes leer la conversación, pero el anuncio se eliminó.',
  missing: 'Esta conversación no existe',
  missingText: 'Puede que fuera sobre otra cosa o con otra persona.',
  failed: 'No se pudo cargar esta conversación',
};
