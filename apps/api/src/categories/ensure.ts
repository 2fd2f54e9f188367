import { createHash } from 'node:crypto';
import { categoryTree } from '@porchlight/domain';
import type { Database } from '../db/index.ts';

/** The id of a category, the same in every database: a UUID made from its slug. */
export function categoryId(slug: string): string {
  const bytes = createHash('sha256').update(`category:${slug}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Brings the category table in line with the fixed tree. Safe to call at every start. */
export async function ensureCategories(db: Database): Promise<void> {
  const rows = categoryTree.flatMap((group, position) => [
    { slug: group.slug, parent: null, name: group.name, icon: group.icon, position },
    ...group.subCategories.map((sub, index) => ({
      slug: sub.slug,
      parent: group.slug,
      name: sub.name,
      icon: '',
      position: index,
    })),
  ]);
  await db.query(
    `INSERT INTO categories (id, parent_id, slug, name, icon, position)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS row (id uuid, parent_id uuid, slug text, name text, icon text, position integer)
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name, icon = excluded.icon, position = excluded.position,
       parent_id = excluded.parent_id`,
    [
      JSON.stringify(
        rows.map(({ parent, ...row }) => ({
          ...row,
          id: categoryId(row.slug),
          parent_id: parent === null ? null : categoryId(parent),
        })),
      ),
    ],
  );
}
