import type * as english from './BlockedPeople.words.ts';

export const words: typeof english.words = {
  title: 'Personas bloqueadas',
  about: 'No ves sus anuncios ni sus conversaciones, y esas personas tampoco ven los tuyos. No les avisamos.',
  nobody:
    'No has bloqueado a nadie. “Bloquear” está en las conversaciones, junto a los anuncios y en las páginas de los vendedores.',
  failed: 'No se pudieron cargar las personas que bloqueaste',
  since: (date) => `Desde el ${date}`,
  unblock: 'Desbloquear',
  again: 'Bloquear de nuevo',
  free: 'Sin bloqueo',
  unblocked: (name) => `Desbloqueaste a ${name}`,
  blocked: (name) => `Bloqueaste a ${name}`,
};
