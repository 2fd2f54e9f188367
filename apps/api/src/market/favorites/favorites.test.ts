import { texts, type ErrorBody, type Listing } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { caller, dataOf, person, postListing, type TestPerson } from '../../testing/people.ts';

describeOnDatabases(
  'favorites',
  (server) => {
    const call = caller(server, '/favorites');
    const saved = async (who: TestPerson) =>
      (await dataOf<Listing[]>(call('GET', '', who))).map(({ id }) => id);
    const check = async (who: TestPerson, id: string) => (await call('GET', `/${id}/check`, who)).json();
    const setStatus = (id: string, status: string) =>
      server().db.query('UPDATE listings SET status = $2 WHERE id = $1', [id, status]);

    test('saving and removing, as often as one likes', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      expect(await check(ben, id)).toEqual({ is_favorite: false });
      for (let round = 0; round < 2; round += 1) {
        const answer = await call('POST', `/${id}`, ben);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toEqual({ data: { is_favorite: true } });
      }
      expect(await check(ben, id)).toEqual({ is_favorite: true });
      expect(await saved(ben)).toEqual([id]);
      for (let round = 0; round < 2; round += 1) {
        expect(await dataOf(call('DELETE', `/${id}`, ben))).toEqual({ is_favorite: false });
      }
      expect(await saved(ben)).toEqual([]);
    });

    test('lists the newest first, as full listings without owner-only fields', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const made = [
        await postListing(server(), ana),
        await postListing(server(), ana),
        await postListing(server(), ana),
      ];
      for (const { id } of made) {
        server().clock.advance(1000);
        await call('POST', `/${id}`, ben);
      }
      const listings = await dataOf<Listing[]>(call('GET', '', ben));
      expect(listings.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
      expect(listings[0]).toMatchObject({ title: 'Walnut desk', user: { id: ana.id } });
      expect(listings[0]).not.toHaveProperty('contact_email');
    });

    test('fifty parallel toggles end in a requested state, with at most one row', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => call(index % 2 === 0 ? 'POST' : 'DELETE', `/${id}`, ben)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const [rows] = await server().db.query<{ rows: number }>(
        'SELECT count(*) AS rows FROM favorites WHERE user_id = $1 AND listing_id = $2',
        [ben.id, id],
      );
      expect(rows?.rows).toBeLessThanOrEqual(1);
      await call('POST', `/${id}`, ben);
      expect(await saved(ben)).toEqual([id]);
    });

    test('only active listings of others can be saved', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      const own = await call('POST', `/${id}`, ana);
      expect(own.status).toBe(403);
      expect(((await own.json()) as ErrorBody).message).toBe(texts.listing.ownListing);
      for (const status of ['sold', 'expired']) {
        await setStatus(id, status);
        expect((await call('POST', `/${id}`, ben)).status).toBe(409);
      }
      expect((await call('POST', '/00000000-0000-7000-8000-000000000000', ben)).status).toBe(404);
      expect((await call('POST', '/walnut', ben)).status).toBe(404);
      expect(await saved(ben)).toEqual([]);
    });

    test('a sold favorite stays and can be removed; a deleted one is gone', async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const [first, second] = [await postListing(server(), ana), await postListing(server(), ana)];
      for (const { id } of [first, second]) await call('POST', `/${id}`, ben);
      await setStatus(first.id, 'sold');
      expect((await call('POST', `/${first.id}`, ben)).status).toBe(200);
      expect((await dataOf<Listing[]>(call('GET', '', ben))).find(({ id }) => id === first.id)?.status).toBe(
        'sold',
      );
      await server().request('DELETE', `/api/v1/listings/${second.id}`, { token: ana.token });
      expect(await saved(ben)).toEqual([first.id]);
      expect((await call('DELETE', `/${first.id}`, ben)).status).toBe(200);
      expect((await call('DELETE', `/${second.id}`, ben)).status).toBe(200);
      expect(await saved(ben)).toEqual([]);
    });

    test('users have their own favorites; visitors and deactivated users have none', async () => {
      const [ana, ben, cleo] = [await person(server()), await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      await call('POST', `/${id}`, ben);
      expect(await saved(cleo)).toEqual([]);
      await call('DELETE', `/${id}`, cleo);
      expect(await saved(ben)).toEqual([id]);
      for (const [method, path] of [
        ['GET', ''],
        ['GET', `/${id}/check`],
        ['POST', `/${id}`],
        ['DELETE', `/${id}`],
      ] as const) {
        expect((await call(method, path)).status).toBe(401);
      }
      await server().db.query('UPDATE users SET active = false WHERE id = $1', [ben.id]);
      expect((await call('GET', '', ben)).status).toBe(401);
      expect((await call('DELETE', `/${id}`, ben)).status).toBe(401);
    });
  },
  { settings: { rateLimits: false } },
);
