import { categoryTree } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { describeOnDatabases } from '../testing/testApi.ts';
import { ensureCategories } from './ensure.ts';

describeOnDatabases('the fixed tree of categories', (test) => {
  it('is completed around a group that is there under another id', async () => {
    const { db } = test();
    const [group] = categoryTree;
    const id = '00000000-0000-8000-8000-000000000001';
    await db.query('DELETE FROM categories');
    await db.query(
      "INSERT INTO categories (id, slug, name, icon, position) VALUES ($1, $2, 'Old name', '', 9)",
      [id, group?.slug],
    );
    await ensureCategories(db);
    await ensureCategories(db);
    const rows = await db.query<{ slug: string }>(
      'SELECT slug FROM categories WHERE parent_id = $1 ORDER BY position',
      [id],
    );
    expect(rows.map(({ slug }) => slug)).toEqual(group?.subCategories.map(({ slug }) => slug));
    const [{ name } = { name: '' }] = await db.query<{ name: string }>(
      'SELECT name FROM categories WHERE id = $1',
      [id],
    );
    expect(name).toBe(group?.name);
  });
});
