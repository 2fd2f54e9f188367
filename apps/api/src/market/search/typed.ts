import { truncateChars } from '@porchlight/domain';
import { plainSigns } from './signs.ts';

/** Maximum number of words in a search; further ones only cost time and are ignored. */
export const WORDS_MAX = 12;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** Excluded words: `-word` or `-"some words"`. */
const leftOutPattern = /(?<=^|\s)-(?:"[^"]*"?|\S*)/g;
/** Words that `search_text` splits, such as `washer/dryer` and `3-in-1`: excluded as a phrase. */
const severalWords = /\p{L}[/,;:|+&]|[/,;:|+&]\p{L}|\d-?\p{L}|\p{L}-\d|\p{No}/u;
/** Punctuation that separates words next to a letter; `1,200` is one number. `search_text` reads `AT&T`. */
const separators = /(?<=\p{L})[,;:|+]|[,;:|+](?=\p{L})/gu;
/** A hyphen directly after punctuation, as in `brass,-lamp` and `(-lamp`, excludes nothing. */
const hyphenBehindSign = /(?<=[^\s\p{L}\p{N}\p{M}"'-])-+/gu;
const quotedPattern = /"[^"]*"?/g;

export interface TypedSearch {
  /** The whole search text, with normalized punctuation. */
  text: string;
  /** Words that a listing must contain, each or a synonym of it; `or` between them makes them alternatives. */
  words: string;
  /** Quoted words that a listing must contain exactly. */
  exact: string;
  /** Excluded words, each after a hyphen. */
  leftOut: string;
}

/**
 * Parses a search up to the maximum of words. `null` without a word to find, as in `-chair`, which would match nearly
 * everything.
 */
export function readTyped(typed: string): TypedSearch | null {
  const plain = plainSigns(typed);
  const last = [...plain.matchAll(wordPattern)][WORDS_MAX - 1];
  const text = last === undefined ? plain : plain.slice(0, last.index + last[0].length);
  const leftOut = (text.match(leftOutPattern) ?? [])
    .filter(hasWord)
    .map((part) => (severalWords.test(part) && !part.includes('"') ? `-"${part.slice(1)}"` : part))
    .join(' ');
  const wanted = text
    .replaceAll(leftOutPattern, ' ')
    .replaceAll(hyphenBehindSign, ' ')
    .replaceAll(separators, ' ');
  if (!hasWord(wanted)) return null;
  // With `or` next to quoted words, keep them together: split, all would be required.
  if (wanted.includes('"') && hasOr(wanted)) return { text, words: '', exact: wanted, leftOut };
  const exact = (wanted.match(quotedPattern) ?? []).join(' ');
  return { text, words: wanted.replaceAll(quotedPattern, ' '), exact, leftOut };
}

const hasWord = (text: string): boolean => text.search(wordPattern) >= 0;
const hasOr = (text: string): boolean => /(?:^|\s)or(?:\s|$)/i.test(text);

export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  return [...new Set(words.map((word) => truncateChars(word, 30)))].slice(0, WORDS_MAX);
}

/** The search text with some words replaced, except quoted and excluded ones. */
export function withWords({ text }: TypedSearch, changed: ReadonlyMap<string, string>): string {
  const kept = new RegExp(`${leftOutPattern.source}|${quotedPattern.source}|${wordPattern.source}`, 'gu');
  return text.replaceAll(kept, (part) => changed.get(part.toLowerCase()) ?? part);
}
