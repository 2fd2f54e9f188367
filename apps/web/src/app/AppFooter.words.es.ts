import type * as english from './AppFooter.words.ts';

export const words: typeof english.words = {
  browse: 'Explorar',
  getHelp: 'Obtener ayuda',
  finePrint: 'Letra pequeña',
  lead: 'El mercado del vecindario. Compra, vende y echa una mano, cerca de casa.',
};
