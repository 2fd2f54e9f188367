import type * as english from './ResultsMap.words.ts';

export const words: typeof english.words = {
  follow: 'Buscar al mover el mapa',
  searchHere: 'Buscar en esta zona',
  failed: 'No se pudo cargar esta parte del mapa.',
  noneHere: 'No hay anuncios en esta parte del mapa',
  showAll: 'Ver todos',
  list: 'Lista',
  inView: (count) => `${count} a la vista`,
};
