import type { Queryable } from '../../platform/db/index.ts';
import { joinHyphenated } from './signs.ts';
import { withoutAsides, withoutAccents } from './spanishWords.ts';
import { englishWords, spanishWords } from './synonyms.ts';
import { type TypedSearch, wordsOf } from './typed.ts';

/** A search as texts of two tsqueries. */
export interface SearchText {
  /** What listings must match: the words or their synonyms. Empty when nothing can match. */
  fitting: string;
  /** The typed words only, for ranking: for 'couch', couches rank before sofas. */
  typed: string;
}

/** SQL of a tsquery whose words may also be their synonyms. @param words SQL of the tsquery */
export const withSynonyms = (words: string): string =>
  `ts_rewrite(${words}, format(
    'SELECT target, substitute FROM search_synonyms WHERE %L::tsquery @> target ORDER BY numnode(target) DESC',
    ${words}))`;

/** English words may be stems of other Spanish words, so they are not stemmed in Spanish: 'sale' must not find 'sala'. */
const mayBeSpanish = (word: string): boolean => {
  const folded = withoutAccents(word);
  return (
    spanishWords.has(folded) || !(englishWords.has(folded) || englishWords.has(folded.replace(/s$/, '')))
  );
};

/**
 * The tsqueries of a search. Synonyms apply neither to quoted nor to excluded words. A query of its own, because good
 * plans need the final values. A hyphenated word matches as one word, which listings with a hyphen contain as well,
 * or as its parts in sequence. Every word is stemmed in English or in Spanish: a search has no language.
 */
export async function searchTextOf(
  db: Queryable,
  { words, exact, leftOut }: TypedSearch,
): Promise<SearchText> {
  const [wanted, unwanted] = [joinHyphenated(words), joinHyphenated(leftOut)];
  const [row] = await db.query<SearchText>(
    `WITH asked AS (
       SELECT websearch_to_tsquery('english', search_text($1)) AS words,
         websearch_to_tsquery('english', search_text($2)) AS exact,
         websearch_to_tsquery('english', search_text($3)) AS left_out,
         websearch_to_tsquery('english', search_text($5)) AS typed
     ), hyphenated AS (
       SELECT string_agg(format('SELECT %L::tsquery, %L::tsquery', joined, joined || parts), ' UNION ALL ') AS rewrites
       FROM (
         SELECT phraseto_tsquery('english', search_text(joined)) AS joined,
           phraseto_tsquery('english', search_text(parts)) AS parts
         FROM jsonb_to_recordset($4::jsonb) AS found (joined text, parts text)
       ) AS forms WHERE numnode(joined) > 0 AND numnode(parts) > 0
     ), spanish AS (
       SELECT string_agg(format('SELECT %L::tsquery, %L::tsquery', word, word || quote_literal('~' || stem)::tsquery),
         ' UNION ALL ') AS rewrites
       FROM (
         SELECT plainto_tsquery('english', word) AS word, (ts_lexize('spanish_stem', word))[1] AS stem
         FROM (SELECT fold(given) AS word FROM unnest($6::text[]) AS given) AS folded WHERE word ~ '^[a-z]{3,}$'
       ) AS stems WHERE numnode(word) = 1 AND stem IS NOT NULL
     ), alike AS (
       SELECT *, ${withSynonyms('words')} AS fitting FROM asked
     )
     SELECT (CASE WHEN querytree(words && exact) IN ('', 'T') THEN '' ELSE
         ${rewritten(rewritten('fitting', 'hyphenated.rewrites'), 'spanish.rewrites')} && exact
           && ${rewritten('left_out', 'hyphenated.rewrites')}
       END)::text AS fitting,
       (${rewritten('typed', 'spanish.rewrites')} && exact)::text AS typed
     FROM alike, hyphenated, spanish`,
    [
      withoutAsides(wanted.text),
      exact,
      unwanted.text,
      JSON.stringify([...wanted.found, ...unwanted.found]),
      wanted.text,
      wordsOf(wanted.text).filter(mayBeSpanish),
    ],
  );
  return row ?? { fitting: '', typed: '' };
}

/** SQL of a tsquery with rewrites applied, if there are any. */
const rewritten = (query: string, rewrites: string): string =>
  `coalesce(ts_rewrite(${query}, ${rewrites}), ${query})`;
