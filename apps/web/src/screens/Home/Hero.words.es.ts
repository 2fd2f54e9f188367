import type * as english from './Hero.words.ts';

export const words: typeof english.words = {
  claim: 'Cosas buenas, cerca de casa',
  lead: 'Compra, vende, regala o echa una mano, con la gente que vive a la vuelta de la esquina.',
  example: 'Prueba con sofá, bicicleta o guitarra',
};
