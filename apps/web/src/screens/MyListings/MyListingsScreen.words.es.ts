import type * as english from './MyListingsScreen.words.ts';

export const words: typeof english.words = {
  noneOf: {
    active: 'Ninguno de tus anuncios está activo',
    reserved: 'Ninguno de tus anuncios está reservado',
    sold: 'Ninguno de tus anuncios está vendido',
    expired: 'Ninguno de tus anuncios ha vencido',
  },
  empty: 'Aquí aparece lo que publicas.',
};
