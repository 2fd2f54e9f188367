import { texts } from '@porchlight/domain';

import type * as english from './SignOutQuestion.words.ts';

export const words: typeof english.words = {
  ofDraft: (title) => `¿Cerrar sesión y eliminar el borrador de ${title}?`,
  ofAll: '¿Cerrar sesión y eliminar lo que no enviaste?',
  kept: 'Está guardado solo en este dispositivo. Al cerrar sesión se elimina, para que nadie más lo vea aquí.',
  keptAll: (things) =>
    `Está guardado solo en este dispositivo: ${things}. Al cerrar sesión se elimina, para que nadie más lo vea aquí.`,
  quoted: (title) => `“${title}”`,
  untitled: 'un anuncio sin título',
  draft: (title) => `el borrador de ${title}`,
  photos: 'fotos que no llegaron a su anuncio',
  message: 'un mensaje',
  confirm: `${texts.navigation.signOut} y eliminar`,
  cancel: 'Mantener la sesión',
};
