import { createHash } from 'node:crypto';
import { limits, type NudgeKind, nudgeIn } from '@porchlight/domain';
import * as thresholds from './thresholds.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A hash that is short enough to be kept by the million, and long enough to tell them apart. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Normalizing makes eighteen letters of one, and each word is hashed: a listing in any language is shorter. */
const unitsMax = 4 * (limits.titleMax + limits.descriptionMax);

/**
 * What a text is known by: hashes of words in a row, the smallest of all it has, so that texts that are alike mostly
 * have the same. Spelling, punctuation and spaces do not count.
 *
 * @returns none where the text is too short to be told from others
 */
export function tracesOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .slice(0, unitsMax)
    .toLowerCase()
    // Accents, and what no one sees.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length < thresholds.leastWords) return [];
  const rows = words
    .slice(thresholds.wordsInARow - 1)
    .map((_last, first) => hashOf(words.slice(first, first + thresholds.wordsInARow).join(' ')));
  return [...new Set(rows)].toSorted().slice(0, thresholds.traceSize);
}

/** How many of a text's traces another text must have to be the same words; a short text has fewer. */
export const sameTracesOf = (traces: readonly string[]): number =>
  Math.ceil((traces.length * thresholds.sameTraces) / thresholds.traceSize);

/** Since when something counts that is many when it is done then. */
export const manySince = (at: Date): Date => new Date(at.getTime() - thresholds.manyMinutes * MINUTE);

/** Whether an account was new then. */
export const isNew = (accountSince: Date, at: Date): boolean =>
  at.getTime() - accountSince.getTime() < thresholds.newAccountDays * DAY;

interface Done {
  accountSince: Date;
  at: Date;
  /** How many within the minutes before, this one included. */
  count: number;
}

/** Whether an account posts more than people do who have just come. */
export const areManyListings = ({ accountSince, at, count }: Done): boolean =>
  isNew(accountSince, at) && count >= thresholds.manyListings;

/** Whether an account writes to more people for the first time than people do who have just come. */
export const areManyFirstMessages = ({ accountSince, at, count }: Done): boolean =>
  isNew(accountSince, at) && count >= thresholds.manyFirstMessages;

/** What a message says that swindlers say, and honest people hardly ever. */
export function scamWordsIn(content: string): NudgeKind | undefined {
  const kind = nudgeIn(content);
  return kind !== undefined && thresholds.scamWords.includes(kind) ? kind : undefined;
}
