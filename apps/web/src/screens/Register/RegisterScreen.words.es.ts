import { limits } from '@porchlight/domain';

import type * as english from './RegisterScreen.words.ts';

export const words: typeof english.words = {
  lead: 'Con una cuenta puedes publicar, guardar anuncios y escribirles a tus vecinos. Es gratis.',
  haveAccount: '¿Ya tienes una cuenta?',
  nameHint: 'Como lo verán tus vecinos.',
  passwordHint: `Al menos ${limits.registerPasswordMin} caracteres.`,
  again: 'Repite la contraseña',
  accept: {
    before: 'Al crear una cuenta, aceptas los ',
    terms: 'términos',
    between: ' y la ',
    privacy: 'política de privacidad',
    after: '.',
  },
};
