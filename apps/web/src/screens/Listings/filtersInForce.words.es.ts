import type * as english from './filtersInForce.words.ts';

export const words: typeof english.words = {
  bounds: 'En esta parte del mapa',
  without: (name) => `Sin los anuncios de ${name}`,
  withoutSomebody: 'Sin los anuncios de un vendedor',
};
