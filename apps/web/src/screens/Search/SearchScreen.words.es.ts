import type * as english from './SearchScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Llena lo que te importa y deja lo demás en blanco.',
  search: 'Buscar anuncios',
  startOver: 'Empezar de nuevo',
};
