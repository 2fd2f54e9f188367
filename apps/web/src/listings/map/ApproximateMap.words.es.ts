import type * as english from './ApproximateMap.words.ts';

export const words: typeof english.words = {
  title: 'Ubicación',
  approximate: 'Ubicación aproximada',
  map: 'Mapa de la zona donde está',
};
