import type * as english from './usePanel.words.ts';

export const words: typeof english.words = {
  near: (count, place) => `${count} cerca de ${place}`,
  all: 'Ver todos',
};
