import type * as english from './AppHeader.words.ts';

export const words: typeof english.words = { moderation: 'Moderación' };
export const searchWords: typeof english.searchWords = { label: 'Buscar anuncios' };
