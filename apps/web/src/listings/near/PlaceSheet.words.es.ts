import type * as english from './PlaceSheet.words.ts';

export const words: typeof english.words = { title: '¿Dónde buscas?', apply: 'Ver anuncios' };
