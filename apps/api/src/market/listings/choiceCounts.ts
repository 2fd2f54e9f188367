import {
  type AlikeListings,
  type ChoiceCountsAnswer,
  countChoices,
  type ListingsQuery,
  postedWithins,
} from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { type Conditions, sqlOf } from './conditionSql.ts';

/** More results than this are not counted: their counts are minimums. */
const COUNTED_MAX = 5000;

/**
 * Counts what each choice of a filter would find. The listings that match the other filters are read once and grouped
 * by what the counted filters test.
 * @param sinceOf the earliest posting time for a number of days
 */
export async function choiceCounts(
  db: Queryable,
  conditions: Conditions | null,
  filters: ListingsQuery,
  sinceOf: (days: number) => Date,
): Promise<ChoiceCountsAnswer> {
  const chosen = { ...filters, categories: conditions?.category ?? null };
  if (conditions === null) return { is_exact: true, ...countChoices([], chosen) };
  const { where, params } = sqlOf({
    ...conditions,
    category: null,
    condition: null,
    postedWithin: null,
    hasPhotos: null,
  });
  const days = postedWithins.filter((within) => within !== 'any');
  const ages = days.map(
    (each, n) => `WHEN created_at >= $${params.length + n + 1}::timestamptz THEN '${each}'`,
  );
  const rows = await db.query<Omit<AlikeListings, 'postedWithin'> & { age: string }>(
    `WITH found AS MATERIALIZED (
       SELECT l.id, l.category_id, l.condition, l.created_at FROM listings l WHERE ${where} LIMIT ${COUNTED_MAX + 1}
     )
     SELECT category_id AS category, condition, CASE ${ages.join(' ')} ELSE 'any' END AS age,
       EXISTS (SELECT FROM listing_images i WHERE i.listing_id = found.id) AS "hasPhotos", count(*) AS listings
     FROM found GROUP BY 1, 2, 3, 4`,
    [...params, ...days.map(sinceOf)],
  );
  const found = rows.map(({ age, ...row }) => ({
    ...row,
    postedWithin: days.find((each) => String(each) === age) ?? ('any' as const),
  }));
  const total = found.reduce((sum, { listings }) => sum + listings, 0);
  return { is_exact: total <= COUNTED_MAX, ...countChoices(found, chosen) };
}
