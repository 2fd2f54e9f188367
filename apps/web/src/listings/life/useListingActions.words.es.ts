import { limits } from '@porchlight/domain';

import type * as english from './useListingActions.words.ts';

export const words: typeof english.words = {
  bump: `De nuevo al principio de los anuncios más recientes. Puedes volver a subirlo en ${limits.bumpHours} horas.`,
  remove: (title) => `Eliminado: ${title}`,
};
