import type * as english from './CreateListingScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Di qué es, cuánto cuesta y dónde está. Se publica al instante.',
  copied:
    'El texto y las fotos son los de tu anuncio. Cambia lo que ahora sea distinto; el anterior se queda como está.',
};
