import { truncateChars } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** More words than this only cost time: those that come after are not looked for. */
const WORDS_MAX = 12;
/** Of so many words at the most it is asked which others look like them. */
const FORGIVEN_MAX = 6;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
/** What a person leaves out of a search: `-word` or `-"some words"`. */
const leftOutPattern = /(?<=^|\s)-(?:"[^"]*"?|\S*)/g;

/**
 * The part of what was typed that is looked for, so that no search reads every listing there is: the first words, and
 * nothing left out where any one word would do ('desk or -chair' is nearly everything). Empty without a word to find.
 */
export function boundedSearch(typed: string): string {
  const last = [...typed.matchAll(wordPattern)][WORDS_MAX - 1];
  const text = last === undefined ? typed : typed.slice(0, last.index + last[0].length);
  const wanted = text.replaceAll(leftOutPattern, ' ');
  if (searchWords(wanted).length === 0) return '';
  return /(?:^|\s)or(?:\s|$)/i.test(text) ? wanted : text;
}

/** The words of a search text, without signs. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(wordPattern) ?? [];
  return [...new Set(words.map((word) => truncateChars(word, 30)))].slice(0, WORDS_MAX);
}

interface WordRow {
  folded: string;
  /** Whether a listing has used the word. */
  known: boolean;
  /** Words of listings that look like it. */
  similar: string[];
}

/**
 * The fuzzy version of a search that found nothing: every word that no listing contains also matches words that start
 * with it, and words within a small edit distance. Returns text for `to_tsquery`, or null for a search without words.
 */
export async function fuzzyQuery(db: Queryable, text: string): Promise<string | null> {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const rows = await db.query<WordRow>(
    `SELECT asked.folded, asked.known,
       CASE WHEN asked.known OR place > $2 THEN '{}' ELSE ARRAY(SELECT w.word FROM search_words w
         WHERE w.trigrams && show_trgm(asked.folded) AND similarity(w.word, asked.folded) >= 0.2
         ORDER BY similarity(w.word, asked.folded) DESC, w.word LIMIT 20) END AS similar
     FROM (
       SELECT fold(given.word) AS folded, place,
         EXISTS (SELECT 1 FROM search_words k WHERE k.word = fold(given.word)) AS known
       FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
     ) AS asked ORDER BY place`,
    [words, FORGIVEN_MAX],
  );
  const groups = rows.map((row) => (row.known ? row.folded : alternatives(row).join(' | ')));
  return groups.map((group) => `(${group})`).join(' & ');
}

function alternatives({ folded, similar }: WordRow): string[] {
  const allowed = folded.length <= 5 ? 1 : 2;
  const close = similar.filter((word) => word.length > 2 && editDistance(folded, word) <= allowed);
  return [folded.length > 2 ? `${folded}:*` : folded, ...close];
}

/** The Damerau-Levenshtein distance of two words: letters added, left out, changed or swapped with their neighbor. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
