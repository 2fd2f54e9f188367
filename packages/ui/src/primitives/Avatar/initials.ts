/**
 * One or two initials: of the first and the last word of a name, in capitals. A name without letters or digits has
 * none.
 *
 * @param locale for capitals: Turkish has dotted ones.
 */
export function initials(name: string, locale?: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}

/** One of `count` colors, always the same one for a text. */
export function colorIndex(seed: string, count: number): number {
  let sum = 2166136261;
  for (const character of seed) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return sum % count;
}
