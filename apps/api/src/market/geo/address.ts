import { plainWords } from './fold.ts';
import { stateAtEnd, statesFrom, stateWordsMax, withoutCountry } from './states.ts';

/** One way to read the end of a street address. */
export interface TownReading {
  /** Words that end with the town's name. */
  words: readonly string[];
  /** States to search. Absent: any. */
  states?: readonly string[];
  /** The beginning of the ZIP code, as far as typed. */
  zip: string;
  /** Whether the town may be half-typed: all words then belong to its name or the beginning of it. */
  isHalf?: boolean;
  /**
   * Whether only a large city may match: 'Astoria, Queens' does, but 'Lima, Peru' must not lead to Peru in
   * Indiana.
   */
  mustBeGreat?: boolean;
}

/** An apartment, suite or the like: its word or `#`, and a number or a single letter. */
const unit =
  /(?:\b(?:apartment|apt|unit|suite|ste|room|rm|floor|fl|lot)\b\.?\s*(?:#\s*)?|#\s*)(?:\d[\w-]*|[a-z]\b)/gi;
const zipAtEnd = /(?:^|[\s,])(\d{1,5})(?:-\d{0,4})?[\s,]*$/;

/** Words that end a street name and so no town's, although some towns are named like that. */
const streets = new Set(
  'alley ave avenue blvd boulevard circle court ct dr drive highway hwy lane ln park parkway pkwy pl place plaza rd road square st street terrace trail way'.split(
    ' ',
  ),
);

/** Whether a text may be a street address: it begins with a number, or has several parts. */
function looksLikeAddress(text: string): boolean {
  return /^\s*\d+[a-z]?\s+\S/i.test(text) || text.includes(',');
}

/** The possible readings of a street address, best first; none if the text is no address. */
export function readTown(text: string): TownReading[] {
  if (!looksLikeAddress(text)) return [];
  const address = withoutCountry(text).replace(unit, ',');
  const zip = zipAtEnd.exec(address)?.[1] ?? '';
  const parts = address
    .replace(zipAtEnd, '')
    .split(',')
    .map(plainWords)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const before = parts.at(-2) ?? [];
  /** The words before the state, which may be a part of its own. */
  const townBefore = (words: readonly string[]) => (words.length > 0 ? words : before);

  const named = stateAtEnd(last);
  if (named !== undefined) {
    const { state } = named;
    // The named state is binding. 'New York' and 'Washington' may be the city when the text begins with a
    // house number.
    const states = state === 'WA' && parts.length < 3 && /^\s*\d/.test(text) ? ['WA', 'DC'] : [state];
    return [
      { words: townBefore(named.before), states: [state], zip },
      { words: last, states, zip },
    ];
  }
  const isStreet = (words: readonly string[]) => streets.has(words.at(-1) ?? '');
  // Except after a street, words that name no U.S. state may be a country or a province.
  const isAfterStreet = /^\d/.test(before[0] ?? '') || isStreet(before);
  const isTown = parts.length > 1 || !isStreet(last);
  const mustBeGreat = parts.length > 1 && !isAfterStreet;
  const readings: TownReading[] = [{ words: isTown ? last : [], zip, mustBeGreat }];
  for (let count = Math.min(stateWordsMax, last.length); count > 0; count -= 1) {
    const states = statesFrom(last.slice(-count).join(' '));
    if (states.length > 0) readings.push({ words: townBefore(last.slice(0, -count)), states, zip });
  }
  if (isAfterStreet) readings.push({ words: last, zip, isHalf: true });
  return readings;
}
