import type * as english from './reportInput.words.ts';

export const words: typeof english.words = {
  message: (name) => `Mensaje de ${name}`,
  listing: (title) => `Anuncio: ${title}`,
  person: (name) => `Usuario: ${name}`,
  noWords: (reason) => `${reason}. (Sin descripción).`,
};
