import { lazyPart } from '../../lib/lazyPart.ts';

// The page has come without them: most searches neither fail nor have filters, and most words are spelled right.
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
export const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
// Nobody narrows a list before having seen it; until then the form in the page works by itself.
export const Filters = lazyPart(async () => (await import('./Filters.tsx')).Filters);
