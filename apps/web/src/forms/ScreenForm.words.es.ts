import type * as english from './ScreenForm.words.ts';

export const words: typeof english.words = {
  needsScripts: 'Este formulario necesita JavaScript. Actívalo en tu navegador para usarlo.',
};
