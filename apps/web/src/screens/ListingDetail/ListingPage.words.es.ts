import type * as english from './ListingPage.words.ts';

export const words: typeof english.words = {
  ended: {
    reserved: 'Está reservado. Puede que vuelva a estar disponible.',
    sold: 'Ya se vendió.',
    expired: 'Este anuncio venció.',
  },
  notOffered: 'No está a la venta por el momento.',
};
