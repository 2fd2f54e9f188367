import type * as english from './listingFailed.words.ts';

export const listingFailedTitle: typeof english.listingFailedTitle = 'No se pudo cargar este anuncio';
