import type * as english from './ProfilePhoto.words.ts';

export const words: typeof english.words = {
  title: 'Foto',
  saved: 'Tu foto se guardó.',
  removed: 'Tu foto se quitó.',
  failed: 'No se pudo guardar la foto. Inténtalo de nuevo.',
};
