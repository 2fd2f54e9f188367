import type { ListingCategory } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';

/** Categories by id, read once: no request changes them. */
const known = new Map<string, ListingCategory>();

/**
 * Category data for listings, by id. Cached, because joining these rows would double the database's time for a page.
 */
export async function categoriesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListingCategory>> {
  if (ids.some((id) => !known.has(id))) {
    const rows = await db.query<ListingCategory>(
      `SELECT c.id, c.slug, c.name, coalesce(nullif(c.icon, ''), g.icon, '') AS icon
       FROM categories c LEFT JOIN categories g ON g.id = c.parent_id WHERE c.id = ANY($1::uuid[])`,
      [ids],
    );
    for (const { id, slug, name, icon } of rows) known.set(id, { id, slug, name, icon });
  }
  return known;
}
