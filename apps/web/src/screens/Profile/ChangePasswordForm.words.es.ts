import type * as english from './ChangePasswordForm.words.ts';

export const words: typeof english.words = {
  hint: 'Al menos 8 caracteres. Se cerrará la sesión en tus otros dispositivos.',
  again: 'Repite la contraseña nueva',
};
