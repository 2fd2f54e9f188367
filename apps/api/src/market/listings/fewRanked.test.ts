import { expect, it } from 'vitest';
import { addListing, listListings, listTitles, removeListings } from '../../testing/listings.ts';
import { describeOnEveryDatabase } from '../../testing/testApi.ts';

describeOnEveryDatabase('ranking a search', (test) => {
  /** Adds copies of a listing, each a minute older than the one before. */
  const addOlder = (id: string, from: number, to: number) =>
    test().db.query(
      `INSERT INTO listings (id, user_id, category_id, title, description, price_cents, price_type, location, place,
         contact_email, created_at, updated_at)
       SELECT gen_random_uuid(), user_id, category_id, title || ' ' || n, description, price_cents, price_type, location,
         place, contact_email, created_at - make_interval(mins => n), updated_at
       FROM listings, generate_series($2::int, $3::int) AS n WHERE id = $1`,
      [id, from, to],
    );

  it('finds the same, whether all results are read once or only the newest', async () => {
    await removeListings(test());
    const plain = await addListing(test(), { title: 'Thing', description: 'Comes with a lamp.' });
    await addListing(test(), { title: 'Old lamp', createdAt: '2026-01-01T00:00:00Z' });
    await addListing(test(), { title: 'Lamp', createdAt: '2026-06-15T15:00:00Z' });
    await addOlder(plain, 1, 1200);
    const search = 'query=lamp&category_id=for-sale&limit=90';
    const pages = async () => [
      await listTitles(test(), search),
      await listTitles(test(), `${search}&page=2`),
      (await listListings(test(), search)).pagination,
    ];
    const once = await pages();
    expect(once[0]).toContain('Lamp');
    await addOlder(plain, 1201, 5100);
    expect(await pages()).toEqual(once);
  });

  it('finds nothing on a page after the last', async () => {
    await removeListings(test());
    await addListing(test(), { title: 'Lamp' });
    const { listings, pagination } = await listListings(test(), 'query=lamp&page=2');
    expect(listings).toEqual([]);
    expect(pagination).toMatchObject({ total: 1, total_pages: 1 });
  });
});
