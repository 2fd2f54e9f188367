import { brand } from '@porchlight/domain';

import type * as english from './SuspensionNotice.words.ts';

export const words: typeof english.words = {
  until: (moment) => `Tu cuenta está suspendida hasta el ${moment}`,
  title: 'Tu cuenta está suspendida',
  reason: (reason) => `Motivo: ${reason}.`,
  still: 'Puedes leer tus mensajes y descargar tus datos. Nadie ve tus anuncios.',
  object: 'Si crees que es un error,',
  write: `escríbele a ${brand.name}`,
};
