import { lazyPart } from '../../lib/lazyPart.ts';

// Lazy, because most searches neither fail nor have filters nor are misspelled.
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
export const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
