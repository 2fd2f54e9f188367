import type * as english from './SearchSheet.words.ts';

export const words: typeof english.words = { title: 'Buscar' };
