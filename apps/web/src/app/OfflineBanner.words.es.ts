import type * as english from './OfflineBanner.words.ts';

export const words: typeof english.words = {
  offline: 'No tienes conexión. Puedes seguir leyendo. Lo nuevo se cargará cuando vuelvas a conectarte.',
};
