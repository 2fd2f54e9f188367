import type * as english from './ShareListing.words.ts';

export const words: typeof english.words = {
  share: 'Compartir',
  copied: 'Enlace copiado',
};
