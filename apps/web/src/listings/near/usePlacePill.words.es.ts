import type * as english from './usePlacePill.words.ts';

export const words: typeof english.words = {
  within: (place, radius) => (radius === 'any' ? place : `${place} · ${radius} mi`),
};
