import { truncateChars } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** More words than this only cost time. */
const WORDS_MAX = 12;

/** The words of a search text, without signs. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words.map((word) => truncateChars(word, 30)))].slice(0, WORDS_MAX);
}

interface WordRow {
  word: string;
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
    `SELECT word, fold(word) AS folded,
       EXISTS (SELECT 1 FROM search_words k WHERE k.word = fold(asked.word)) AS known,
       ARRAY(SELECT w.word FROM search_words w
         WHERE w.trigrams && show_trgm(fold(asked.word)) AND similarity(w.word, fold(asked.word)) >= 0.2
         ORDER BY similarity(w.word, fold(asked.word)) DESC, w.word LIMIT 20) AS similar
     FROM unnest($1::text[]) AS asked (word)`,
    [words],
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
