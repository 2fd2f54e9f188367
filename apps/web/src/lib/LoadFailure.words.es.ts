import type * as english from './LoadFailure.words.ts';

export const heard: typeof english.heard = { trying: 'Intentando de nuevo…', failed: 'No funcionó.' };
