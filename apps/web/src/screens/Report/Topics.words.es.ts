import type * as english from './Topics.words.ts';

export const words: typeof english.words = {
  scams: 'Ofertas falsas, pagos falsos, cosas robadas.',
  behavior: 'Amenazas, acoso, alguien que no es quien dice ser.',
  content: 'Anuncios o fotos que no deberían estar aquí.',
  technical: 'Algo del sitio que no funciona.',
};
