/** Line breaks as one character each, whatever device they were typed on. */
export function normalizeNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/**
 * How long a text is, the same for counters, schemas, the server and `maxLength`: UTF-16 units,
 * line breaks counted once.
 */
export function countChars(text: string): number {
  return normalizeNewlines(text).length;
}

/** The first `max` characters of a text, never ending in half of one. */
export function truncateChars(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = max > 0 && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}

/** The first letter upper case, the rest as it is. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Replaces halves of characters, which would make `encodeURIComponent` throw. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
