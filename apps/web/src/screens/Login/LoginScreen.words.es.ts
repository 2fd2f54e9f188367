import type * as english from './LoginScreen.words.ts';

export const words: typeof english.words = {
  forgot: '¿Olvidaste tu contraseña?',
  newHere: '¿Es tu primera vez aquí?',
};
