import { truncateChars } from '@porchlight/domain';
import { plainSigns } from './signs.ts';

/** More words than this only cost time: those that come after are not looked for. */
export const WORDS_MAX = 12;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** What a person leaves out of a search: `-word` or `-"some words"`. */
const leftOutPattern = /(?<=^|\s)-(?:"[^"]*"?|\S*)/g;
/** What `search_text` makes several words of, such as `washer/dryer` and `3-in-1`: those in a row are left out. */
const severalWords = /\p{L}[/,;:|+&]|[/,;:|+&]\p{L}|\d-?\p{L}|\p{L}-\d|\p{No}/u;
/** Signs that separate words when a letter is next to them; `1,200` is one number. `search_text` reads `AT&T`. */
const separators = /(?<=\p{L})[,;:|+]|[,;:|+](?=\p{L})/gu;
/** A hyphen right behind a sign, as in `brass,-lamp` and `(-lamp`, leaves out nothing. */
const hyphenBehindSign = /(?<=[^\s\p{L}\p{N}\p{M}"'-])-+/gu;
const quotedPattern = /"[^"]*"?/g;

/** What was typed into a search, as its parts are looked for. */
export interface TypedSearch {
  /** All of it that is looked for, with plain signs. */
  text: string;
  /** Words of which a listing has each, or something that means the same; with `or` between them, either. */
  words: string;
  /** In quotation marks, words that a listing has as they stand there. */
  exact: string;
  /** Each with a hyphen before it: who finds a listing with any of these does not want it. */
  leftOut: string;
}

/**
 * Reads what was typed: the first words of it, so that no search reads every listing there is. Null without a word to
 * find, as in `-chair`, which is nearly everything.
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
  // Either some quoted words or others: taken apart, it would be both.
  if (wanted.includes('"') && hasOr(wanted)) return { text, words: '', exact: wanted, leftOut };
  const exact = (wanted.match(quotedPattern) ?? []).join(' ');
  return { text, words: wanted.replaceAll(quotedPattern, ' '), exact, leftOut };
}

const hasWord = (text: string): boolean => text.search(wordPattern) >= 0;
const hasOr = (text: string): boolean => /(?:^|\s)or(?:\s|$)/i.test(text);

/** The words of a text, without signs. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  return [...new Set(words.map((word) => truncateChars(word, 30)))].slice(0, WORDS_MAX);
}

/** What was typed with other words in the place of some that are neither quoted nor left out. */
export function withWords({ text }: TypedSearch, changed: ReadonlyMap<string, string>): string {
  const kept = new RegExp(`${leftOutPattern.source}|${quotedPattern.source}|${wordPattern.source}`, 'gu');
  return text.replaceAll(kept, (part) => changed.get(part.toLowerCase()) ?? part);
}
