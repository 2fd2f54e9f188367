import { createHash } from 'node:crypto';
import { categoryId } from '../categories/ensure.ts';
import type { Database } from '../../platform/db/index.ts';
import { categorySynonyms } from './categoryWords.ts';
import { withoutAsides } from './spanishWords.ts';
import { synonyms } from './synonyms.ts';

/** Every term with an alternative: another term, or the id of a category. */
const pairs = [
  ...synonyms.flatMap(({ terms, kinds }) =>
    terms.flatMap((term) =>
      [...terms, ...kinds]
        .filter((other) => other !== term)
        .map((other) => ({ term: withoutAsides(term), other })),
    ),
  ),
  ...categorySynonyms.flatMap(({ terms, slugs }) =>
    terms.flatMap((term) => slugs.map((slug) => ({ term: withoutAsides(term), category: categoryId(slug) }))),
  ),
];

const NAME = 'search_synonyms';
const rows = JSON.stringify(pairs);
/** Increment the number when the rows are processed differently. */
const hash = createHash('sha256').update(`2 ${rows}`).digest('base64url');

/** Updates the table of search rewrites to the synonyms. Safe to call at every start. */
export async function ensureSynonyms(db: Database): Promise<void> {
  const [known] = await db.query<{ hash: string }>('SELECT hash FROM seeded_texts WHERE name = $1', [NAME]);
  if (known?.hash === hash) return;
  await db.transaction(async (tx) => {
    // Server processes that start together write one after the other.
    await tx.query(
      `INSERT INTO seeded_texts (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = excluded.hash`,
      [NAME, hash],
    );
    await tx.query('DELETE FROM search_synonyms');
    // A term is matched by all of its words; its substitute is a phrase, with the words in sequence.
    await tx.query(
      `INSERT INTO search_synonyms (target, substitute)
       SELECT target, target || others::tsquery FROM (
         SELECT websearch_to_tsquery('english', fold(term)) AS target,
           string_agg(DISTINCT coalesce('(' || phraseto_tsquery('english', fold(other))::text || ')', quote_literal(category)),
             ' | ') AS others
         FROM jsonb_to_recordset($1::jsonb) AS pair (term text, other text, category text) GROUP BY 1
       ) AS wanted`,
      [rows],
    );
  });
}
