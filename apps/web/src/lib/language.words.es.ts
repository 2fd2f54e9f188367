import type * as english from './language.words.ts';

export const language: typeof english.language = 'es';
export const basePath: typeof english.basePath = '/es';
