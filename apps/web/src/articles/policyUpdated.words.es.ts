import type * as english from './policyUpdated.words.ts';

export const words: typeof english.words = { updated: (date) => `Última actualización: ${date}` };
