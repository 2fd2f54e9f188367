import type * as english from './ForgotPasswordScreen.words.ts';

export const words: typeof english.words = {
  title: '¿Olvidaste tu contraseña?',
  lead: 'Dinos tu correo electrónico y te enviamos un enlace para elegir otra.',
  send: 'Enviar el enlace',
  sent: {
    before: 'Si hay una cuenta con el correo ',
    after: ', ya va en camino un enlace para elegir una contraseña nueva.',
  },
};
