import { lazyPart } from '../../lib/lazyPart.ts';

// The page has come without them: most searches neither fail nor have filters, and most words are spelled right.
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
export const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
