import { lazyPart } from '../../lib/lazyPart.ts';

/** The page has come without it: most searches do not fail, and most words are spelled right. */
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
