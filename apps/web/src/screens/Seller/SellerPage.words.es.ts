import type * as english from './SellerPage.words.ts';

export const words: typeof english.words = {
  report: '¿Hay algún problema con esta persona?',
  offers: 'Anuncios activos',
  empty: 'Ahora mismo no tiene anuncios',
  emptyText: 'Lo próximo que publique aparecerá aquí.',
};
