import { createHash } from 'node:crypto';
import { limits, type NudgeKind, nudgeIn } from '@porchlight/domain';
import * as thresholds from './thresholds.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A hash that is short enough to store millions, and long enough to be unique. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * Limits the work: normalizing can turn one character into eighteen, and each word is hashed. Real listings are
 * shorter.
 */
const unitsMax = 4 * (limits.titleMax + limits.descriptionMax);

/**
 * Traces of a text: the smallest hashes of its word sequences, so that similar texts share most of them. Case,
 * accents, punctuation and spaces are ignored.
 *
 * @returns none if the text is too short to be distinctive
 */
export function tracesOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .slice(0, unitsMax)
    .toLowerCase()
    // Accents and invisible characters.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length < thresholds.leastWords) return [];
  const rows = words
    .slice(thresholds.wordsInARow - 1)
    .map((_last, first) => hashOf(words.slice(first, first + thresholds.wordsInARow).join(' ')));
  return [...new Set(rows)].toSorted().slice(0, thresholds.traceSize);
}

/** How many traces a text must share to count as a copy; a short text has fewer. */
export const sameTracesOf = (traces: readonly string[]): number =>
  Math.ceil((traces.length * thresholds.sameTraces) / thresholds.traceSize);

/** Start of the period in which many actions are suspicious. */
export const manySince = (at: Date): Date => new Date(at.getTime() - thresholds.manyMinutes * MINUTE);

/** Whether an account was new at that time. */
export const isNew = (accountSince: Date, at: Date): boolean =>
  at.getTime() - accountSince.getTime() < thresholds.newAccountDays * DAY;

interface Done {
  accountSince: Date;
  at: Date;
  /** Number of actions in the period, including this one. */
  count: number;
}

/** Whether an account posts more listings than new users usually do. */
export const areManyListings = ({ accountSince, at, count }: Done): boolean =>
  isNew(accountSince, at) && count >= thresholds.manyListings;

/** Whether an account sends more first messages than new users usually do. */
export const areManyFirstMessages = ({ accountSince, at, count }: Done): boolean =>
  isNew(accountSince, at) && count >= thresholds.manyFirstMessages;

/** The kind of scam wording in a message that honest users hardly ever use. */
export function scamWordsIn(content: string): NudgeKind | undefined {
  const kind = nudgeIn(content);
  return kind !== undefined && thresholds.scamWords.includes(kind) ? kind : undefined;
}
