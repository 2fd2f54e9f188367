import type * as english from './block.words.ts';

export const blockWords: typeof english.blockWords = {
  block: 'Bloquear',
  notLoaded: 'No se pudo cargar. Vuelve a cargar la página.',
};
