import type * as english from './NotFoundScreen.words.ts';

export const words: typeof english.words = {
  text: 'No hay nadie en casa en esta dirección. Quizá el enlace es viejo o tiene un error.',
};
