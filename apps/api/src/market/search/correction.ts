import type { Queryable } from '../../platform/db/index.ts';
import { categoryTerms } from './categoryWords.ts';
import { isSlipOf, slips } from './slips.ts';
import { functionWords, spanishKnownWords, withoutAccents } from './spanishWords.ts';
import { englishWords, spanishWords } from './synonyms.ts';
import { type TypedSearch, withWords, wordsOf } from './typed.ts';

const CORRECTED_MAX = 6;
/** How many letters may be missing at the end of a word of four or more. */
const MISSING_MAX = 3;

const long = (words: Iterable<string>): Set<string> =>
  new Set([...words].flatMap((word) => wordsOf(withoutAccents(word))).filter((word) => word.length > 3));
const termsIn = (wanted: 'english' | 'spanish'): string[] =>
  categoryTerms.filter(({ isSpanish }) => isSpanish === (wanted === 'spanish')).map(({ term }) => term);

/** Spanish words to correct to. */
const spanish: ReadonlySet<string> = long([...spanishWords, ...termsIn('spanish')]);
/**
 * Words that are spelled right even if no listing contains them, and that others are corrected to: 'bicycle' finds
 * bikes, and 'hose' doesn't mean 'house'.
 */
const ownWords: ReadonlySet<string> = new Set([
  ...long([...englishWords, ...termsIn('english')]),
  ...spanish,
]);
/** Words that are spelled right, but find nothing by themselves. */
const otherWords: ReadonlySet<string> = new Set([
  ...functionWords,
  ...[...spanishKnownWords].map((word) => withoutAccents(word)),
]);
/** Plurals and the other gender are right as well: 'jardinera' with 'jardinero'. */
const endings: readonly [RegExp, string][] = [
  [/s$/, ''],
  [/es$/, ''],
  [/as?$/, 'o'],
];
const isOwn = (word: string): boolean =>
  [word, ...endings.map(([ending, other]) => word.replace(ending, other))].some(
    (form) => ownWords.has(form) || otherWords.has(form),
  );

/** Endings of Spanish words. English ones that look alike are mostly one slip from the right one. */
const spanishEnding =
  /(?:cion|ciones|dor|dora|dores|doras|[ai]d[oa]s?|[ei]r[oa]s?|it[oa]s?|ill[oa]s?|os[oa]s?|ajes?|anzas?|ezas?|mente|dades|dad)$/;
const looksSpanish = (typed: string, folded: string): boolean =>
  /[ñáéíóú]/.test(typed) || (folded.length >= 5 && spanishEnding.test(folded));

/** Short English words are too often one slip from a Spanish one: 'globe' isn't 'globo'. */
const mayMeanSpanish = (typed: string): boolean => typed.length >= 6 || /[ao]s?$/.test(typed);

interface WordRow {
  word: string;
  folded: string;
  /** Whether a listing contains it, or it is a search term or a word of a town's name. */
  is_known: boolean;
  /** Similar words of listings, with the number of listings, and of the names of their towns. */
  similar: { word: string; listings: number }[];
}

/**
 * The likely meaning of a search without results: every word that no listing contains is replaced by a similar one
 * that some do. `null` when nothing can be corrected. Words with digits are taken as typed.
 */
export async function correctedQuery(db: Queryable, typed: TypedSearch): Promise<string | null> {
  const words = wordsOf(typed.words);
  if (words.length === 0) return null;
  const rows = await db.query<WordRow>(
    `SELECT asked.word, asked.folded, asked.is_known,
       CASE WHEN asked.is_known THEN '[]' ELSE (
         SELECT coalesce(jsonb_agg(found), '[]') FROM (
           (SELECT w.word, w.listings FROM search_words w
             WHERE w.trigrams && show_trgm(asked.folded) AND similarity(w.word, asked.folded) >= 0.2
             ORDER BY similarity(w.word, asked.folded) DESC, w.word LIMIT 40)
           UNION ALL
           (SELECT t.term, t.listings FROM search_terms t
             WHERE t.words = 1 AND t.term >= asked.folded AND t.term < asked.folded || '{'
             ORDER BY t.listings DESC, t.term LIMIT 1)
           UNION ALL
           (SELECT t.name, 0 FROM (SELECT unnest(string_to_array(city_key, ' ')) AS name FROM listing_cities) AS t
             WHERE left(t.name, 1) = left(asked.folded, 1)
               AND abs(length(t.name) - length(asked.folded)) <= 2 AND length(t.name) > 3
             GROUP BY t.name ORDER BY similarity(t.name, asked.folded) DESC, t.name LIMIT 20)
         ) AS found
       ) END AS similar
     FROM (
       SELECT given.word, given.folded, given.place,
         given.folded !~ '^[a-z]{3,}$' OR given.stems = '{}'
           OR EXISTS (SELECT FROM search_words k WHERE k.stem = ANY(given.stems))
           OR EXISTS (SELECT FROM listing_cities c WHERE c.words @@ plainto_tsquery('simple', given.folded))
           OR EXISTS (SELECT FROM search_synonyms s WHERE s.target = plainto_tsquery('english', given.folded)) AS is_known
       FROM (
         SELECT word, fold(word) AS folded, tsvector_to_array(to_tsvector('english', fold(word))) AS stems, place
         FROM unnest($1::text[]) WITH ORDINALITY AS typed (word, place)
       ) AS given
     ) AS asked ORDER BY asked.is_known, asked.place LIMIT $2`,
    [words, CORRECTED_MAX],
  );
  const changed = new Map<string, string>();
  for (const { word, folded, is_known: isKnown, similar } of rows) {
    const meant = isKnown || isOwn(folded) ? undefined : meantBy(folded, similar, looksSpanish(word, folded));
    if (meant !== undefined) changed.set(word, meant);
  }
  return changed.size === 0 ? null : withWords(typed, changed);
}

/**
 * The word with the fewest typing errors, then the one in most listings, then an English one; otherwise a word that was
 * not typed to its end. A word may be right in the other language: 'parrot' isn't 'perro'. So it changes language by
 * one slip only, and from English only if it is long or ends like a Spanish word.
 */
function meantBy(typed: string, similar: WordRow['similar'], isSpanish: boolean): string | undefined {
  const known = [...similar, ...[...ownWords].map((word) => ({ word, listings: 0 }))];
  const [nearest] = known
    .filter(({ word }) => isSlipOf(typed, word))
    .map((each) => ({ ...each, count: slips(typed, each.word) }))
    .filter(({ word, count, listings }) => {
      if (isSpanish) return count === 1 || spanish.has(word);
      return listings > 0 || !spanish.has(word) || (count === 1 && mayMeanSpanish(typed));
    })
    .toSorted(
      (a, b) =>
        a.count - b.count ||
        b.listings - a.listings ||
        Number(spanish.has(a.word)) - Number(spanish.has(b.word)) ||
        (a.word < b.word ? -1 : 1),
    );
  const [longer] = known
    .filter(({ word }) => word.startsWith(typed) && word.length <= typed.length + MISSING_MAX)
    .toSorted((a, b) => b.listings - a.listings || Number(spanish.has(a.word)) - Number(spanish.has(b.word)));
  return nearest?.count === 1 || typed.length < 4 ? nearest?.word : (longer ?? nearest)?.word;
}
