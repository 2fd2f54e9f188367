import type { Queryable } from '../db/index.ts';
import type { TypedSearch } from './typed.ts';

/** A search as the database takes it: texts of two tsqueries. */
export interface SearchText {
  /** What fits: the words or what means the same. Empty when nothing can. */
  fitting: string;
  /** The words alone, by which what fits is ranked: who says couch sees couches before sofas. */
  typed: string;
}

/**
 * What a search is for the database. Not for words in quotation marks, nor for those that are left out, stand others that
 * mean the same. Asked for by itself, because plans need to see what is looked for.
 */
export async function searchTextOf(
  db: Queryable,
  { words, exact, leftOut }: TypedSearch,
): Promise<SearchText> {
  const [row] = await db.query<SearchText>(
    `SELECT (CASE WHEN querytree(asked.words && asked.exact) IN ('', 'T') THEN '' ELSE ts_rewrite(asked.words, format(
         'SELECT target, substitute FROM search_synonyms WHERE %L::tsquery @> target ORDER BY numnode(target) DESC',
         asked.words)) && asked.exact && asked.left_out END)::text AS fitting,
       (asked.words && asked.exact)::text AS typed
     FROM (
       SELECT websearch_to_tsquery('english', search_text($1)) AS words,
         websearch_to_tsquery('english', search_text($2)) AS exact,
         websearch_to_tsquery('english', search_text($3)) AS left_out
     ) AS asked`,
    [words, exact, leftOut],
  );
  return row ?? { fitting: '', typed: '' };
}
