import type * as english from './StayNote.words.ts';

export const words: typeof english.words = { stay: 'Quedarme aquí', stayed: 'Te quedas aquí.' };
