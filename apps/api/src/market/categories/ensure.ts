import { categoryTree } from '@porchlight/domain';
import type { Database } from '../../platform/db/index.ts';
import { namedId } from '../../platform/ids.ts';

/** The id of a category, the same in every new database. */
export const categoryId = (slug: string): string => namedId('category', slug);

/**
 * Updates the category table to the fixed tree. A category that is no longer in the tree is retired: its
 * listings stay, and it is neither listed nor selectable. Safe to call at every start.
 */
export async function ensureCategories(db: Database): Promise<void> {
  const rows = categoryTree.flatMap((group, position) => [
    { slug: group.slug, parent: null, name: group.name, icon: group.icon, position },
    ...group.subCategories.map((sub, index) => ({
      slug: sub.slug,
      parent: group.slug,
      name: sub.name,
      icon: sub.icon ?? '',
      position: index,
    })),
  ]);
  // An existing group keeps its id, and its subcategories refer to it.
  await db.query(
    `INSERT INTO categories (id, parent_id, slug, name, icon, position)
     SELECT row.id, coalesce(known.id, row.parent_id), row.slug, row.name, row.icon, row.position
     FROM jsonb_to_recordset($1::jsonb)
       AS row (id uuid, parent_id uuid, parent text, slug text, name text, icon text, position integer)
       LEFT JOIN categories known ON known.slug = row.parent
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name, icon = excluded.icon, position = excluded.position,
       parent_id = excluded.parent_id`,
    [
      JSON.stringify(
        rows.map((row) => ({
          ...row,
          id: categoryId(row.slug),
          parent_id: row.parent === null ? null : categoryId(row.parent),
        })),
      ),
    ],
  );
  await db.query('UPDATE categories SET retired = NOT retired WHERE retired = (slug = ANY($1::text[]))', [
    rows.map(({ slug }) => slug),
  ]);
}
