import type { ListingCategory } from '@porchlight/domain';
import type { Queryable } from '../db/index.ts';

/** By id. No request changes a category: each is asked for once. */
const known = new Map<string, ListingCategory>();

/**
 * What listings say of their categories, by id. Joined to each page of listings, these rows would take the database as
 * long as the listings do.
 */
export async function categoriesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListingCategory>> {
  if (ids.some((id) => !known.has(id))) {
    const rows = await db.query<ListingCategory>(
      `SELECT c.id, c.slug, c.name, coalesce(g.icon, c.icon) AS icon
       FROM categories c LEFT JOIN categories g ON g.id = c.parent_id WHERE c.id = ANY($1::uuid[])`,
      [ids],
    );
    for (const { id, slug, name, icon } of rows) known.set(id, { id, slug, name, icon });
  }
  return known;
}
