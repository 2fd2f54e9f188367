import { texts, type Listing, type MyListingsAnswer } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases, type TestApi } from '../../testing/testApi.ts';
import { bodyOf, caller, dataOf, listingBody, person, postListing } from '../../testing/people.ts';

describeOnDatabases(
  'own listings',
  (server) => {
    const call = caller(server);
    const seen = async (id: string) => dataOf<Listing>(call('GET', `/listings/${id}`));

    describe('GET /user/listings', () => {
      test('gives a person their own in every status, with counts', async () => {
        const [ana, ben] = [await person(server()), await person(server())];
        await postListing(server(), ben);
        const made: string[] = [];
        for (const price of [30, 10, 20]) {
          server().clock.advance(1000);
          made.push((await postListing(server(), ana, { price, title: `Desk ${40 - price}` })).id);
        }
        const [first, second, third] = made;
        await call('PATCH', `/listings/${first}/status`, ana, { status: 'sold' });
        await server().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [second]);
        const list = async (query: string) =>
          dataOf<MyListingsAnswer>(call('GET', `/user/listings${query}`, ana));
        const idsOf = ({ listings }: MyListingsAnswer) => listings.map(({ id }) => id);

        const everything = await list('');
        expect(idsOf(everything)).toEqual([third, second, first]);
        expect(everything.counts).toEqual({ all: 3, active: 1, reserved: 0, sold: 1, expired: 1 });
        expect(everything.pagination).toEqual({
          page: 1,
          limit: 20,
          total: 3,
          total_pages: 1,
          has_next: false,
          has_prev: false,
        });
        expect(everything.listings[0]).toHaveProperty('contact_email');
        expect(idsOf(await list('?status=sold'))).toEqual([first]);
        expect((await list('?status=sold')).counts?.all).toBe(3);
        expect(idsOf(await list('?status=all&sort_by=price&sort_order=asc'))).toEqual([second, third, first]);
        expect(idsOf(await list('?sort_by=title&sort_order=desc'))).toEqual([second, third, first]);
        expect(idsOf(await list('?sort_by=date&sort_order=asc&limit=2&page=2'))).toEqual([third]);
      });

      test('requires sign-in', async () => {
        expect((await call('GET', '/user/listings')).status).toBe(401);
      });
    });

    describe('somebody else', () => {
      const attempts: [string, string, (test: TestApi) => Promise<unknown>][] = [
        ['PUT', '', (test) => listingBody(test)],
        ['PUT', '', async () => ({})],
        ['PATCH', '/status', async () => ({ status: 'sold' })],
        ['POST', '/bump', async () => undefined],
        ['DELETE', '', async () => undefined],
      ];

      test.each(attempts)('may not %s /listings/{id}%s', async (method, path, make) => {
        const [ana, eve, off] = [
          await person(server()),
          await person(server()),
          await person(server(), { active: false }),
        ];
        const { id } = await postListing(server(), ana);
        const json = await make(server());
        const answer = await call(method, `/listings/${id}${path}`, eve, json);
        expect(answer.status).toBe(403);
        expect((await bodyOf(answer)).message).toBe(texts.listingForm.deniedText);
        expect((await call(method, `/listings/${id}${path}`, undefined, json)).status).toBe(401);
        expect((await call(method, `/listings/${id}${path}`, off, json)).status).toBe(401);
        expect(await seen(id)).toMatchObject({ title: 'Walnut desk', status: 'active' });
        for (const unknown of ['00000000-0000-7000-8000-000000000000', 'x', "' OR 1=1 --", '%00', '..%2f']) {
          expect(
            (await call(method, `/listings/${encodeURIComponent(unknown)}${path}`, eve, json)).status,
          ).toBe(404);
        }
      });
    });
  },
  { settings: { rateLimits: false } },
);
