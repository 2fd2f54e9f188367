import type * as english from './routes.words.ts';

export const titles: typeof english.titles = {
  forgotPassword: '¿Olvidaste tu contraseña?',
  resetPassword: 'Elige una contraseña nueva',
  confirmEmail: 'Confirma tu correo electrónico',
  unsubscribe: 'Cancelar la suscripción',
  desk: 'Casos',
  deskLog: 'Registro de moderación',
  deskModerators: 'Moderadores',
};
