import type * as english from './quoteMessage.words.ts';

export const words: typeof english.words = { wrote: (name, when) => `${name} escribió el ${when}:` };
