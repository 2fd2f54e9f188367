import type * as english from './PhotoActions.words.ts';

export const words: typeof english.words = {
  back: 'Volver',
};
