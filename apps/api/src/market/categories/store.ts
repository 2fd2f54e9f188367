import { type Category, type CategoryStats, categoryTraits } from '@porchlight/domain';
import type { Queryable } from '../../platform/db/index.ts';
import { listedStatus } from '../listings/index.ts';

interface CategoryRow {
  id: string;
  parent_id: string | null;
  slug: string;
  name: string;
  icon: string;
  listing_count: number;
}

/** Main groups in order, each with its subcategories and their numbers of active listings. */
export async function categoryStats(db: Queryable): Promise<CategoryStats[]> {
  const rows = await db.query<CategoryRow>(
    `SELECT c.id, c.parent_id, c.slug, c.name, c.icon, coalesce(n.listings, 0) AS listing_count
     FROM categories c LEFT JOIN public_listing_counts n ON n.category_id = c.id AND n.status = '${listedStatus}'
     WHERE NOT c.retired ORDER BY c.position, c.slug`,
  );
  return rows
    .filter((row) => row.parent_id === null)
    .map((group) => {
      const subCategories = rows
        .filter((row) => row.parent_id === group.id)
        .map(({ id, slug, name, listing_count }) => ({ id, slug, name, listing_count }));
      const inside = subCategories.reduce((sum, sub) => sum + sub.listing_count, 0);
      const { id, slug, name, icon } = group;
      return { id, slug, name, icon, listing_count: group.listing_count + inside, subCategories };
    });
}

/** Main groups in order, each with its subcategories. */
export async function categoryGroups(db: Queryable): Promise<Category[]> {
  const stats = await categoryStats(db);
  return stats.map(({ listing_count: _count, subCategories, ...group }) => ({
    ...group,
    subCategories: subCategories.map(({ id, slug, name }) => ({ id, slug, name, ...categoryTraits(slug) })),
  }));
}
