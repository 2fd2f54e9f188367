import { beforeEach, describe, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import {
  addListing,
  listListings as list,
  listTitles as titles,
  removeListings,
} from '../../testing/listings.ts';

describeOnDatabases('sorting listings', (test) => {
  beforeEach(() => removeListings(test()));

  describe('sorting and paging', () => {
    it('pages through equal keys without repeating or losing one', async () => {
      for (let n = 0; n < 23; n += 1)
        await addListing(test(), { title: 'Same', cents: 500, createdAt: '2026-06-01T00:00:00Z' });
      for (const sort of ['created_at', 'price', 'title']) {
        for (const order of ['asc', 'desc']) {
          const seen = new Set<string>();
          for (const page of [1, 2, 3]) {
            const answer = await list(test(), `sort_by=${sort}&sort_order=${order}&limit=10&page=${page}`);
            for (const listing of answer.listings) seen.add(listing.id);
            expect(answer.pagination).toEqual({
              page,
              limit: 10,
              total: 23,
              total_pages: 3,
              has_next: page < 3,
              has_prev: page > 1,
              ...(sort === 'created_at' && order === 'desc' ? { anchor: expect.any(String) } : {}),
              ...(page < 3 ? { next_cursor: expect.any(String) } : {}),
            });
          }
          expect(seen.size, `${sort} ${order}`).toBe(23);
        }
      }
    });

    it.each(['created_at', 'price', 'title'])('continues by cursor after a page: %s', async (sort) => {
      for (let n = 0; n < 9; n += 1)
        await addListing(test(), {
          title: n < 5 ? 'Étagère' : '写字台',
          cents: n < 5 ? 500 : 700,
          createdAt: n < 5 ? '2026-06-01T00:00:00.123Z' : '2026-06-02T00:00:00Z',
        });
      for (const order of ['asc', 'desc']) {
        const sorted = `sort_by=${sort}&sort_order=${order}`;
        const idsOf = ({ listings }: Awaited<ReturnType<typeof list>>) => listings.map(({ id }) => id);
        const all = idsOf(await list(test(), sorted));
        const first = await list(test(), `${sorted}&limit=4`);
        const second = await list(test(), `${sorted}&limit=4&cursor=${first.pagination.next_cursor}`);
        expect(second.pagination).toMatchObject({ page: 2, total: 9, has_next: true, has_prev: true });
        // A cursor stays valid when its listing is gone.
        await test().db.query("UPDATE listings SET status = 'sold' WHERE id = $1", [all[7]]);
        const third = await list(test(), `${sorted}&limit=4&cursor=${second.pagination.next_cursor}`);
        expect([first, second, third].flatMap(idsOf)).toEqual(all);
        expect(third.pagination).toMatchObject({ page: 3, total: 8, has_next: false });
        const back = await list(test(), `${sorted}&limit=4&cursor=${third.pagination.prev_cursor}`);
        expect(idsOf(back)).toEqual([all[3], ...all.slice(4, 7)]);
        await test().db.query("UPDATE listings SET status = 'active' WHERE id = $1", [all[7]]);
      }
    });

    it('sorts titles ignoring case and accents', async () => {
      for (const title of ['banana', 'Apple', 'cherry', 'Éclair', 'apricot', 'Date'])
        await addListing(test(), { title });
      expect(await titles(test(), 'sort_by=title&sort_order=asc')).toEqual([
        'Apple',
        'apricot',
        'banana',
        'cherry',
        'Date',
        'Éclair',
      ]);
      expect(await titles(test(), 'sort_by=title&sort_order=desc')).toEqual([
        'Éclair',
        'Date',
        'cherry',
        'banana',
        'apricot',
        'Apple',
      ]);
    });

    it('accepts `date` for `created_at`, newest first by default', async () => {
      await addListing(test(), { title: 'Older', createdAt: '2026-06-01T00:00:00Z' });
      await addListing(test(), { title: 'Newer', createdAt: '2026-06-02T00:00:00Z' });
      expect(await titles(test(), 'sort_by=date')).toEqual(['Newer', 'Older']);
      expect(await titles(test(), 'sort_order=asc')).toEqual(['Older', 'Newer']);
      expect((await test().request('GET', '/api/v1/listings?sort_by=password')).status).toBe(422);
    });

    it.each([
      ['limit=0', { limit: 1, page: 1 }],
      ['limit=1000', { limit: 100, page: 1 }],
      ['limit=abc&page=abc', { limit: 20, page: 1 }],
      ['page=-3', { limit: 20, page: 1 }],
      ['page=99999999999999999999', { limit: 20 }],
    ])('limits %s to valid values', async (query, expected) => {
      await addListing(test());
      expect((await list(test(), query)).pagination).toMatchObject({ ...expected, total: 1 });
    });

    it('returns an empty page after the last one, with the right total', async () => {
      await addListing(test());
      expect(await list(test(), 'page=7')).toEqual({
        listings: [],
        pagination: {
          page: 7,
          limit: 20,
          total: 1,
          total_pages: 1,
          has_next: false,
          has_prev: true,
          anchor: expect.any(String),
        },
      });
    });
  });
});
