import { foldPlace } from './fold.ts';
import { stateCode, statesFrom } from './states.ts';

/** One way to read the end of a street address. */
export interface TownReading {
  /** Words of which the last ones name the town, folded. */
  words: readonly string[];
  /** The states it may lie in. Absent: any. */
  states?: readonly string[];
  /** As much of the ZIP code as there is. */
  zip: string;
  /** Whether the town may be half typed: all words belong to its name, or begin it. */
  isHalf?: boolean;
}

const country = /(?<![\s,])[\s,]+(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)\s*$/i;
/** An apartment, suite or the like: its word, or `#`, and a number or a single letter. */
const unit =
  /(?:\b(?:apartment|apt|unit|suite|ste|room|rm|floor|fl|lot)\b\.?\s*(?:#\s*)?|#\s*)(?:\d[\w-]*|[a-z]\b)/gi;
const zipAtEnd = /(?:^|[\s,])(\d{1,5})(?:-\d{0,4})?[\s,]*$/;
const stateWordsMax = 3;

/** Words that end a street and not the name of a town, although some towns are called so. */
const streets = new Set(
  'alley ave avenue blvd boulevard circle court ct dr drive highway hwy lane ln park parkway pkwy pl place plaza rd road saint square street terrace trail way'.split(
    ' ',
  ),
);

/** Whether a text may be a street address: it begins with a number, or has several parts. */
function looksLikeAddress(text: string): boolean {
  return /^\s*\d+[a-z]?\s+\S/i.test(text) || text.includes(',');
}

/** The ways to read where a street address leads, the best first; none for what is no address. */
export function readTown(text: string): TownReading[] {
  if (!looksLikeAddress(text)) return [];
  const address = text.replace(country, '').replace(unit, ',');
  const zip = zipAtEnd.exec(address)?.[1] ?? '';
  const parts = address
    .replace(zipAtEnd, '')
    .split(',')
    .map((part) => foldPlace(part).split(' ').filter(Boolean))
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const before = parts.at(-2) ?? [];
  /** What stands before the state, which may be a part of its own. */
  const townBefore = (stateWords: number) => (stateWords < last.length ? last.slice(0, -stateWords) : before);

  const readings: TownReading[] = [];
  for (let count = Math.min(stateWordsMax, last.length); count > 0; count -= 1) {
    const state = stateCode(last.slice(-count).join(' '));
    if (state !== undefined) readings.push({ words: townBefore(count), states: [state], zip });
  }
  const [named] = readings.flatMap(({ states }) => states ?? []);
  if (named !== undefined) {
    // The state is never left; New York and Washington may be the city, where a house number stands before.
    const states = named === 'WA' && /^\s*\d/.test(text) ? ['WA', 'DC'] : [named];
    return [...readings, { words: last, states, zip }];
  }
  const isStreet = parts.length === 1 && streets.has(last.at(-1) ?? '');
  readings.push({ words: isStreet ? [] : last, zip });
  const begun = statesFrom(last.at(-1) ?? '');
  if (begun.length > 0) readings.push({ words: townBefore(1), states: begun, zip });
  if (parts.length > 1) readings.push({ words: last, zip, isHalf: true });
  return readings;
}
