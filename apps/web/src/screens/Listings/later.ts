import { lazyPart } from '../../lib/lazyPart.ts';
import { NextPage } from './NextPage.tsx';

// The page has come without them: most searches neither fail nor have filters, and most words are spelled right.
export const ResultsNote = lazyPart(async () => (await import('./ResultsNote.tsx')).ResultsNote);
export const FilterChips = lazyPart(async () => (await import('./FilterChips.tsx')).FilterChips);
/** Its links have come with the page: there is time until somebody is down there. */
export const ResultPages = lazyPart(async () => (await import('./ResultPages.tsx')).ResultPages, NextPage);
