import type { CategorySuggestion, SearchSuggestion, WordsSuggestion } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { isPublic, listedStatus } from '../listings/statuses.ts';
import { type CategoryTerm, categoryTermsBy, foldWords } from './categoryWords.ts';
import { withoutAccents } from './spanishWords.ts';
import { spanishWords, synonyms } from './synonyms.ts';
import { withSynonyms } from './tsquery.ts';

const CATEGORIES_MAX = 2;
/** How many terms of categories are searched for. */
const CATEGORY_TERMS_MAX = 8;
/** Fewer letters begin too many terms. */
const LETTERS_MIN = 2;
/** How many terms are read; some are two forms of one word. */
const TERMS_MAX = 16;
const SYNONYMS_MAX = 6;
/** More begin with the same letters, because each English one has several. */
const SPANISH_SYNONYMS_MAX = 12;
/** Minimum length for synonyms that no title contains. */
const SYNONYM_LETTERS_MIN = 3;

/** Completions of a text: matching categories, and words of titles. */
export async function suggest(db: Queryable, text: string, max: number): Promise<SearchSuggestion[]> {
  const folded = foldWords(text);
  if (folded.length < LETTERS_MIN) return [];
  const [categories, words] = await Promise.all([
    suggestCategories(db, categoryTermsBy(folded, CATEGORY_TERMS_MAX)),
    suggestWords(db, folded, /[\s-]$/.test(text)),
  ]);
  return [...categories, ...words].slice(0, max);
}

interface CategoryRow {
  id: string;
  slug: string;
  name: string;
  main_category: CategorySuggestion['main_category'];
}

/** Categories by their name, and those in which another term of theirs finds a listing. */
async function suggestCategories(
  db: Queryable,
  terms: readonly CategoryTerm[],
): Promise<CategorySuggestion[]> {
  if (terms.length === 0) return [];
  const rows = await db.query<CategoryRow>(
    `WITH given AS MATERIALIZED (
       SELECT slug, place, CASE WHEN "isName" THEN NULL ELSE websearch_to_tsquery('english', search_text(term)) END AS words
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (slug text, term text, "isName" boolean))
         WITH ORDINALITY AS terms (slug, term, "isName", place)
     ), fitting AS MATERIALIZED (
       SELECT slug, place, ${withSynonyms('words')} AS fitting FROM given
     ), found AS (
       SELECT c.id, min(f.place) AS place FROM fitting f JOIN categories c ON c.slug = f.slug
       WHERE f.fitting IS NULL OR EXISTS (
         SELECT FROM listings l WHERE l.status = '${listedStatus}' AND ${isPublic('l')}
           AND (l.category_id = c.id) IS TRUE AND l.search @@ f.fitting)
       GROUP BY c.id ORDER BY 2 LIMIT ${CATEGORIES_MAX}
     )
     SELECT c.id, c.slug, c.name,
       CASE WHEN g.id IS NULL THEN NULL ELSE jsonb_build_object('slug', g.slug, 'name', g.name) END AS main_category
     FROM found JOIN categories c ON c.id = found.id LEFT JOIN categories g ON g.id = c.parent_id ORDER BY found.place`,
    [JSON.stringify(terms)],
  );
  return rows.map(({ id, ...row }) => ({ kind: 'category', category_id: id, ...row }));
}

/**
 * Terms of public titles that begin with the text: its word and words that often follow it, or its last two words.
 * Synonyms of such terms are included, because they also find something; Spanish ones come last, since the language of
 * the user is unknown.
 */
async function suggestWords(db: Queryable, text: string, isWhole: boolean): Promise<WordsSuggestion[]> {
  const words = text.split(' ');
  const begin = isWhole ? `${text} ` : text;
  // Titles are indexed by at most two words in sequence.
  if (words.length > 2 || (words.length === 2 && isWhole)) return [];
  const size = words.length === 2 || isWhole ? 2 : 1;
  const rows = await db.query<{ term: string; stem: string }>(
    `WITH begun AS (
       SELECT t.term, t.listings FROM search_terms t
       WHERE t.words = $1::smallint AND t.term >= $2 AND t.term < $2 || '{' ORDER BY t.listings DESC, t.term LIMIT ${TERMS_MAX}
     ), first AS (
       SELECT term FROM begun WHERE $1::smallint = 1 ORDER BY term = $2 DESC, listings DESC, term LIMIT 1
     ), following AS (
       SELECT t.term, t.listings FROM search_terms t, first
       WHERE t.words = 2 AND t.term >= first.term || ' ' AND t.term < first.term || '!'
       ORDER BY t.listings DESC, t.term LIMIT ${TERMS_MAX}
     ), alike AS (
       SELECT given.term, CASE WHEN given."isSpanish" THEN 3 ELSE 1 END AS place, sum(t.listings) AS listings
       FROM jsonb_to_recordset($3::jsonb) AS given (term text, other text, "isSpanish" boolean)
         JOIN search_terms t ON t.words = 1 + (given.other LIKE '% %')::integer AND t.term = given.other GROUP BY 1, 2
     )
     SELECT term, strip(to_tsvector('english', fold(term)))::text AS stem FROM (
       SELECT term, listings, 1 AS place FROM begun UNION ALL SELECT term, listings, place FROM alike
       UNION ALL SELECT term, listings, 2 FROM following
     ) AS found ORDER BY place, listings DESC, term`,
    [size, begin, JSON.stringify(synonymsBy(begin))],
  );
  const texts = new Map<string, string>();
  for (const { term, stem } of rows) if (!texts.has(stem)) texts.set(stem, term);
  return [...texts.values()].map((found) => ({ kind: 'words', text: found }));
}

interface Alike {
  term: string;
  other: string;
  isSpanish: boolean;
}

/** Terms that begin with the text, each with its synonyms. */
function synonymsBy(begin: string): Alike[] {
  if (begin.length < SYNONYM_LETTERS_MIN) return [];
  const known = synonyms.flatMap(({ terms, kinds }) =>
    terms
      .map((term) => ({ term, folded: withoutAccents(term) }))
      .filter(({ folded }) => folded.startsWith(begin))
      .map(({ term, folded }) => ({
        term,
        isSpanish: folded.split(' ').every((word) => spanishWords.has(word)),
        others: [...terms, ...kinds]
          .map((other) => withoutAccents(other))
          .filter((other) => other !== folded),
      })),
  );
  const inEnglish = known.filter(({ isSpanish }) => !isSpanish).slice(0, SYNONYMS_MAX);
  const inSpanish = known.filter(({ isSpanish }) => isSpanish).slice(0, SPANISH_SYNONYMS_MAX);
  return [...inEnglish, ...inSpanish].flatMap(({ term, isSpanish, others }) =>
    others.filter((other) => other.split(' ').length <= 2).map((other) => ({ term, other, isSpanish })),
  );
}
