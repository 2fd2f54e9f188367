import type * as english from './ListingLifeParts.words.ts';

export const words: typeof english.words = {
  done: {
    reserve: (title) => `Reservado: ${title}`,
    sell: (title) => `Marcado como vendido: ${title}`,
    release: (title) => `De nuevo en venta: ${title}`,
    renew: (title) => `Renovado: ${title}`,
  },
  undo: 'Deshacer',
};
