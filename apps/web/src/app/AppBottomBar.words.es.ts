import type * as english from './AppBottomBar.words.ts';

export const words: typeof english.words = { search: 'Buscar', post: 'Publicar', account: 'Cuenta' };
