import { brand } from '@porchlight/domain';

import type * as english from './HiddenNotice.words.ts';

export const words: typeof english.words = {
  title: 'Un moderador ocultó este anuncio',
  seen: 'Solo tú puedes verlo.',
  reason: (reason) => `Motivo: ${reason}.`,
  rules: 'Qué se puede ofrecer',
  next: 'Corrige lo que está mal y guarda: un moderador lo revisará de nuevo.',
  edit: 'Editar anuncio',
  object: 'Si crees que es un error,',
  write: `escríbele a ${brand.name}`,
};
