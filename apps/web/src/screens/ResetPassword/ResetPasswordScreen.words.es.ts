import { limits } from '@porchlight/domain';

import type * as english from './ResetPasswordScreen.words.ts';

export const words: typeof english.words = {
  title: 'Elige una contraseña nueva',
  password: 'Contraseña nueva',
  hint: `Al menos ${limits.resetPasswordMin} caracteres, con una letra minúscula, una mayúscula y un número.`,
  again: 'Repite la contraseña nueva',
  save: 'Guardar la contraseña nueva',
  newLink: 'Pedir otro enlace',
  changed: 'Contraseña cambiada',
  redirecting: 'La página para iniciar sesión se abre en un momento.',
};
