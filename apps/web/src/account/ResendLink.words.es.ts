import type * as english from './ResendLink.words.ts';

export const words: typeof english.words = { send: 'Enviar un enlace nuevo' };
