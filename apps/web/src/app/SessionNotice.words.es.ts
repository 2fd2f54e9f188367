import type * as english from './SessionNotice.words.ts';

export const words: typeof english.words = {
  memoryOnly:
    'Este navegador no guarda nuestros datos, así que tu sesión seguirá abierta solo hasta que cierres esta pestaña.',
};
