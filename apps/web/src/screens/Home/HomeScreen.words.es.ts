import { brand } from '@porchlight/domain';

import type * as english from './HomeScreen.words.ts';

export const words: typeof english.words = {
  callTitle: 'La luz está encendida',
  call: 'Crea una cuenta gratis para publicar tus anuncios, guardar lo que te gusta y escribirle a quien lo ofrece.',
  why: `Por qué los vecinos usan ${brand.name}`,
};
