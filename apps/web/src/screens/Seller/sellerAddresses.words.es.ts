import type * as english from './sellerAddresses.words.ts';

export const sellerTitles: typeof english.sellerTitles = {
  missing: 'No encontramos a esta persona',
  failed: 'No se pudo cargar a esta persona',
};
