import type { Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf, person } from '../../testing/people.ts';
import { conversationsOn, nobody } from '../../testing/conversations.ts';

describeOnDatabases(
  'messages of other users',
  (server) => {
    const { call, conversations, startConversation, conversation, unread } = conversationsOn(server);

    test('an unrelated user who tries every id reads nothing and changes nothing', async () => {
      const { seller, buyer, listing, first } = await startConversation();
      const eve = await person(server());
      const attempts: [string, string, unknown?][] = [
        ['GET', `/${first.id}`],
        ['DELETE', `/${first.id}`],
        ['PUT', `/${first.id}/read`],
        ['POST', `/${first.id}/reply`, { content: 'Me too' }],
        ['GET', `/conversations/${listing.id}/${seller.id}`],
        ['GET', `/conversations/${listing.id}/${buyer.id}`],
        ['GET', `/conversations/${listing.id}/${eve.id}`],
        ['GET', `/conversations/${first.id}/${listing.id}`],
        ['GET', `/${nobody}`],
        ['POST', `/${nobody}/reply`, { content: 'x' }],
        ['GET', '/x'],
        ['GET', '/%00'],
        ['GET', "/'%20OR%201=1"],
      ];
      for (const [method, path, json] of attempts) {
        expect([path, (await call(method, path, eve, json)).status]).toEqual([path, 404]);
        expect([path, (await call(method, path, undefined, json)).status]).not.toEqual([path, 200]);
      }
      expect((await conversations(eve)).conversations).toEqual([]);
      expect(await unread(eve)).toBe(0);
      expect(await dataOf<Message>(call('GET', `/${first.id}`, seller))).toEqual(first);
      // A participant with a wrong other user gets nothing either.
      expect((await call('GET', `/conversations/${listing.id}/${eve.id}`, buyer)).status).toBe(404);
      expect((await call('GET', `/conversations/${listing.id}/${buyer.id}`, buyer)).status).toBe(404);
    });

    test('a deactivated user is signed out, and hidden from the other user', async () => {
      const { buyer, seller, listing, first } = await startConversation();
      await server().db.query('UPDATE users SET active = false WHERE id = $1', [seller.id]);
      expect((await call('GET', `/conversations/${listing.id}/${buyer.id}`, seller)).status).toBe(401);
      for (const [method, path] of [
        ['PUT', `/${first.id}/read`],
        ['POST', `/${first.id}/reply`],
        ['DELETE', `/${first.id}`],
      ] as const) {
        expect((await call(method, path, seller, { content: 'x' })).status).toBe(401);
      }
      const { messages, conversation: head } = await conversation(buyer, listing.id, seller.id);
      expect(messages).toEqual([first]);
      expect(head).toMatchObject({ other_user: null, listing: null });
      expect((await call('POST', `/${first.id}/reply`, buyer, { content: 'x' })).status).toBe(409);
      expect((await call('GET', `/can-message/${listing.id}`, buyer)).status).toBe(404);
    });
  },
  { settings: { rateLimits: false } },
);
