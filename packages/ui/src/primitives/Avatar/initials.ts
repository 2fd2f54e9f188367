/**
 * The one or two letters that stand for a name: the first of its first and last words, in capitals.
 * A name without letters or digits has none.
 *
 * @param locale whose capitals: Turkish ones have their dots.
 */
export function initials(name: string, locale?: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}

/** One of `count` colors for a name: always the same one. */
export function colorIndex(name: string, count: number): number {
  let sum = 2166136261;
  for (const character of name) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return sum % count;
}
