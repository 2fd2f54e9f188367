import type { ListingsAnswer, SellerProfile } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { caller, dataOf, person, postListing, signedInAnew } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';

const minutes = 60_000;

describeOnDatabases(
  'a seller',
  (server) => {
    const call = caller(server);
    const conversations = conversationsOn(server);
    const read = (id: string) => dataOf<SellerProfile>(call('GET', `/users/${id}`));

    test('is told by name, since when, and how much they sold, and by nothing that is theirs alone', async () => {
      const ana = await person(server(), { name: 'Ana' });
      const { id } = await postListing(server(), ana);
      await postListing(server(), ana);
      await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold' });
      expect(await read(ana.id)).toEqual({
        id: ana.id,
        name: 'Ana',
        avatar: null,
        created_at: ana.user.created_at,
        verified: false,
        sold_listings: 1,
      });
    });

    test('a deactivated user has no profile, and their listings are hidden', async () => {
      const ana = await person(server());
      await postListing(server(), ana);
      await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
      expect((await call('GET', `/users/${ana.id}`)).status).toBe(404);
      const { listings } = await dataOf<ListingsAnswer>(call('GET', `/listings?user_id=${ana.id}`));
      expect(listings).toEqual([]);
    });

    test('shows the median of first reply times, once there are five', async () => {
      let ana = await person(server());
      const { id } = await postListing(server(), ana);
      // The third is the median; replies after the first don't count.
      for (const wait of [5, 30, 90, 60 * 26, 60 * 40]) {
        const asker = await person(server());
        const message = await dataOf<{ id: string }>(conversations.write(asker, id));
        server().clock.advance(wait * minutes);
        ana = await signedInAnew(server(), ana);
        expect((await read(ana.id)).answers_within).toBeUndefined();
        expect((await conversations.reply(ana, message.id, 'It is.')).status).toBe(201);
        server().clock.advance(minutes);
        await conversations.reply(ana, message.id, 'Come by.');
      }
      expect((await read(ana.id)).answers_within).toBe('hours');
    });

    test("notices that the server sends in their name don't count as replies", async () => {
      const [ana, ben] = [await person(server()), await person(server())];
      const { id } = await postListing(server(), ana);
      await conversations.write(ben, id);
      await call('PATCH', `/listings/${id}/status`, ana, { status: 'sold', promised_to: ben.id });
      const rows = await server().db.query<{ answered_at: Date | null }>(
        'SELECT answered_at FROM conversations WHERE listing_id = $1',
        [id],
      );
      expect(rows).toEqual([{ answered_at: null }]);
    });
  },
  { settings: { rateLimits: false } },
);
