import type { CategoryStats, ListingsAnswer, ListingsStats, MapAnswer } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { caller, dataOf, person, postListing } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

describeOnDatabases(
  'the listings of a deactivated user',
  (server) => {
    const call = caller(server);

    test('are hidden from all, and come back with the account', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const shown = await postListing(server(), ben, { title: 'Oak lamp' });
      const { id } = await postListing(server(), ana, { title: 'Walnut lamp' });
      await call('POST', `/favorites/${id}`, ben);

      const everything = async () => {
        const list = (query: string) => dataOf<ListingsAnswer>(call('GET', `/listings${query}`));
        const [all, found, recent, stats, map, categories, favorites] = await Promise.all([
          list(''),
          list('?query=lamp'),
          dataOf<{ id: string }[]>(call('GET', '/listings/recent')),
          dataOf<ListingsStats>(call('GET', '/listings/stats')),
          dataOf<MapAnswer>(call('GET', '/listings/map')),
          dataOf<CategoryStats[]>(call('GET', '/categories/stats')),
          dataOf<{ id: string }[]>(call('GET', '/favorites', ben)),
        ]);
        const ids = (rows: { id: string }[]) => rows.map((row) => row.id === id);
        return {
          all: [ids(all.listings), all.pagination.total],
          found: [ids(found.listings), found.pagination.total],
          recent: ids(recent),
          stats: [stats.total_listings, stats.active_listings],
          categories: categories.reduce((sum, group) => sum + group.listing_count, 0),
          favorites: ids(favorites),
          map: map.total,
          area: (await call('GET', `/listings/${id}/area`)).status,
          page: (await call('GET', `/listings/${id}`)).status,
          view: (await call('POST', `/listings/${id}/view`)).status,
          save: (await call('POST', `/favorites/${id}`, ben)).status,
          write: (await call('POST', '/messages', ben, { listing_id: id, subject: '', content: 'x' })).status,
        };
      };
      const before = await everything();
      expect(before).toMatchObject({
        all: [[true, false], 2],
        stats: [2, 2],
        map: 2,
        area: 200,
        categories: 2,
        page: 200,
        favorites: [true],
      });

      await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
      expect(await everything()).toEqual({
        all: [[false], 1],
        found: [[false], 1],
        recent: [false],
        stats: [1, 1],
        map: 1,
        area: 404,
        categories: 1,
        favorites: [],
        page: 404,
        view: 404,
        save: 404,
        write: 404,
      });
      expect((await call('GET', `/listings/${shown.id}`)).status).toBe(200);

      await server().db.query('UPDATE users SET active = true WHERE id = $1', [ana.id]);
      expect(await everything()).toEqual(before);
    });
  },
  { settings: { rateLimits: false } },
);
