import type * as english from './ConfirmEmailScreen.words.ts';

export const words: typeof english.words = {
  loading: 'Revisando el enlace',
  wait: 'Un momento.',
  question: '¿Es tuya esta cuenta?',
  lead: {
    account: (email) => `Esta cuenta se creó con tu correo, ${email}:`,
    change: (email) => `Esta cuenta quiere cambiar su correo por el tuyo, ${email}:`,
  },
  since: (when) => `Creada el ${when}`,
  confirm: 'Confirmar este correo',
  warning: {
    account: 'Si tú no creaste esta cuenta, no la confirmes: quizá otra persona usó tu correo.',
    change: 'Si esta cuenta no es tuya, no la confirmes: quizá otra persona puso tu correo.',
  },
  notMe: 'No soy yo',
  removal: '¿Quitar tu correo de esta cuenta?',
  consequence: {
    account: 'La cuenta se elimina con sus anuncios. Puedes usar tu correo para una nueva.',
    change: 'La cuenta conserva el correo que tiene ahora.',
  },
  remove: 'Quitar mi correo',
  confirmed: 'Correo confirmado',
  removed: 'Se quitó tu correo',
  toProfile: 'Ir a tu perfil',
  failed: 'Este enlace no funciona',
  signIn: 'Iniciar sesión para pedir otro enlace',
  unreached: 'No se pudo revisar el enlace',
  retry: 'Intentar de nuevo',
};
