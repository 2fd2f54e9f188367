import type * as english from './Numbers.words.ts';

export const words: typeof english.words = {
  title: 'Los últimos días',
  failed: 'No se pudieron cargar las cifras',
  listings: 'Anuncios nuevos',
  people: 'Personas nuevas',
  messages: 'Personas que escribieron',
  sold: 'Vendidos',
  reports: 'Reportes',
  hours: 'Tiempo hasta la decisión',
};
