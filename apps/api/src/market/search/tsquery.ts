import type { Queryable } from '../../platform/db/index.ts';
import { joinHyphenated } from './signs.ts';
import type { TypedSearch } from './typed.ts';

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

/**
 * The tsqueries of a search. Synonyms apply neither to quoted nor to excluded words. A query of its own, because good
 * plans need the final values. A hyphenated word matches as one word, which listings with a hyphen contain as well,
 * or as its parts in sequence.
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
         websearch_to_tsquery('english', search_text($3)) AS left_out
     ), hyphenated AS (
       SELECT string_agg(format('SELECT %L::tsquery, %L::tsquery', joined, joined || parts), ' UNION ALL ') AS rewrites
       FROM (
         SELECT phraseto_tsquery('english', search_text(joined)) AS joined,
           phraseto_tsquery('english', search_text(parts)) AS parts
         FROM jsonb_to_recordset($4::jsonb) AS found (joined text, parts text)
       ) AS forms WHERE numnode(joined) > 0 AND numnode(parts) > 0
     ), alike AS (
       SELECT *, ${withSynonyms('words')} AS fitting FROM asked
     )
     SELECT (CASE WHEN querytree(words && exact) IN ('', 'T') THEN '' ELSE
         coalesce(ts_rewrite(fitting, rewrites), fitting) && exact && coalesce(ts_rewrite(left_out, rewrites), left_out)
       END)::text AS fitting,
       (words && exact)::text AS typed
     FROM alike, hyphenated`,
    [wanted.text, exact, unwanted.text, JSON.stringify([...wanted.found, ...unwanted.found])],
  );
  return row ?? { fitting: '', typed: '' };
}
