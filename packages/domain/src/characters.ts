import * as limits from './limits.ts';
import { contactSeller } from './texts/index.ts';

/** Line breaks as one character each, whatever device they were typed on. */
export function normaliseNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * How long a text is, the same for counters, schemas, the server and `maxLength`: UTF-16 units,
 * line breaks counted once.
 */
export function countChars(text: string): number {
  return normaliseNewlines(text).length;
}

/** The first `max` characters of a text, never ending in half of one. */
export function truncateChars(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = max > 0 && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** The first letter upper case, the rest as it is. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Replaces halves of characters, which would make `encodeURIComponent` throw. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size for people: '0 Bytes', '1.5 KB', '10 MB'. Steps of 1024, at most two decimals. */
export function formatBytes(bytes: number): string {
  let amount = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  // Rounding first, so that 1023.999 KB becomes 1 MB and not 1024 KB.
  while (Math.round(amount * 100) / 100 >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${Math.round(amount * 100) / 100} ${units[unit] ?? 'GB'}`;
}

/** The subject a message to a seller starts with, cut to what a subject may hold. */
export function inquirySubject(title: string): string {
  return truncateChars(`${contactSeller.subjectPrefix}${title}`, limits.subjectMax);
}
