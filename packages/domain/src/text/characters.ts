/** Line breaks as one character each, on every platform. */
export function normalizeNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * The length of a text, the same for counters, schemas, the server and `maxLength`: UTF-16 units, line breaks counted
 * once.
 */
export function countChars(text: string): number {
  return normalizeNewlines(text).length;
}

/** The first `max` characters of a text, never ending in half of a surrogate pair. */
export function truncateChars(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = max > 0 && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Replaces lone surrogates, which would make `encodeURIComponent` throw. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
