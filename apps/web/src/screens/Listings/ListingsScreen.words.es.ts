import type * as english from './ListingsScreen.words.ts';

export const words: typeof english.words = {
  map: 'Mapa',
  list: 'Lista',
  search: 'Buscar anuncios',
};
