import { limits } from '@porchlight/domain';

import type * as english from './Report.words.ts';

export const words: typeof english.words = {
  title: {
    message: () => 'Reportar este mensaje',
    listing: () => 'Reportar este anuncio',
    person: (name) => `Reportar a ${name}`,
  },
  further: 'Reportar una emergencia u otra cosa',
  next: `Un moderador lo leerá en un plazo de ${limits.reportReviewHours} horas.`,
  secret: 'Nunca le decimos a la persona que reportaste quién la reportó.',
  block: (name) => `Bloquear a ${name}`,
};
