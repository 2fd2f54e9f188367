import { lazyPart } from '../../lib/lazyPart.ts';

// Lazy, because most searches neither fail nor have filters nor are misspelled.
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
/** Only where the filters are in view, and after the results. */
export const LoadChoiceCounts = lazyPart(
  async () => (await import('./LoadChoiceCounts.tsx')).LoadChoiceCounts,
);
export const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
