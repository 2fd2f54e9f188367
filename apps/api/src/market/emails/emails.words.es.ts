import { brand } from '@porchlight/domain';
import type * as english from './emails.words.ts';

export const words: typeof english.words = {
  stranger: 'Hola:',
  hello: (name) => `Hola, ${name}:`,
  team: `El equipo de ${brand.name}`,
  unsubscribe: 'Dejar de recibir estos correos',
  buttonFails: 'Si el botón no funciona, abre esta dirección:',
  aButtonFails: 'Si un botón no funciona, abre su dirección:',
};
