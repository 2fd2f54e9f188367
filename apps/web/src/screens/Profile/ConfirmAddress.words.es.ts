import type * as english from './ConfirmAddress.words.ts';

export const words: typeof english.words = {
  title: 'Confirma tu correo electrónico',
  own: 'Enviamos un enlace a este correo. Ábrelo para mostrar que es tuyo:',
  pending: 'Enviamos un enlace a tu correo nuevo. Hasta que lo abras, inicias sesión con el anterior:',
  cancel: 'Conservar el correo anterior',
};
