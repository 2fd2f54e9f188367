import { categoryTree } from '@porchlight/domain';
import { expect, it } from 'vitest';
import { listingBody, person } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { ensureCategories } from './ensure.ts';
import { categoryGroups } from './store.ts';

describeOnDatabases('the fixed tree of categories', (test) => {
  it('is completed when a group exists under another id', async () => {
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

  it('a category removed from the tree keeps its listings, and is neither listed nor selectable', async () => {
    const { db } = test();
    const [group] = await db.query<{ id: string }>(
      'SELECT id FROM categories WHERE parent_id IS NULL LIMIT 1',
    );
    const id = '00000000-0000-8000-8000-000000000002';
    await db.query(
      "INSERT INTO categories (id, parent_id, slug, name, position) VALUES ($1, $2, 'fax-machines', 'Fax Machines', 9)",
      [id, group?.id],
    );
    const isListed = async () => JSON.stringify(await categoryGroups(db)).includes(id);
    expect(await isListed()).toBe(true);
    await ensureCategories(db);
    expect(await isListed()).toBe(false);
    const { token } = await person(test());
    const posted = await test().request('POST', '/api/v1/listings', {
      token,
      json: await listingBody(test(), { category_id: id }),
    });
    expect(posted.status).toBe(422);
    // Back in the tree, it is active again.
    await db.query("UPDATE categories SET retired = true WHERE slug = 'furniture'");
    await ensureCategories(db);
    expect(JSON.stringify(await categoryGroups(db))).toContain('"furniture"');
  });
});
