import type * as english from './FailedScreen.words.ts';

export const words: typeof english.words = {
  notArrived: 'Esta página no se pudo cargar.',
  stopped: 'Esta página dejó de funcionar.',
  again: 'Cargarla de nuevo suele ayudar; no se pierde nada de lo que guardaste.',
};
