import type * as english from './locale.words.ts';

export const locale: typeof english.locale = 'es-US';
