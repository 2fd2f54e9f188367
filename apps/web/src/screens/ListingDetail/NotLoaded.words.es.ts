import type * as english from './NotLoaded.words.ts';

export const words: typeof english.words = {
  notLoaded: 'El formulario no se cargó. Vuelve a cargar la página.',
};
