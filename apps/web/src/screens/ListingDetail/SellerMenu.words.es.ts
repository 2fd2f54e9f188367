import type * as english from './SellerMenu.words.ts';

export const words: typeof english.words = {
  more: 'Opciones del vendedor',
  hide: 'Ocultar los anuncios de este vendedor',
};
