import type * as english from './BlockQuestion.words.ts';

export const words: typeof english.words = {
  title: (name) => `¿Bloquear a ${name}?`,
  message:
    'Ninguno verá los anuncios ni las conversaciones del otro, y no podrán escribirse. No le avisaremos. Puedes desbloquear a esta persona en tu perfil.',
  block: 'Bloquear',
  blocked: (name) => `Bloqueaste a ${name}`,
  unblocked: (name) => `Desbloqueaste a ${name}`,
  undo: 'Deshacer',
  news: 'Avisos de bloqueo',
};
