import type { Message } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf } from '../../testing/people.ts';
import { conversationsOn } from '../../testing/conversations.ts';

describeOnDatabases(
  'reading and hiding messages',
  (server) => {
    const { call, conversations, reply, startConversation, conversation, unread, write } =
      conversationsOn(server);

    describe('reading', () => {
      test('counts right, for the recipient alone', async () => {
        const { seller, buyer, first } = await startConversation();
        expect([await unread(seller), await unread(buyer)]).toEqual([1, 0]);
        expect((await call('PUT', `/${first.id}/read`, buyer)).status).toBe(403);
        const read = await call('PUT', `/${first.id}/read`, seller);
        expect(read.status).toBe(200);
        expect(await dataOf<Message>(read)).toEqual({ ...first, read: true });
        expect((await call('PUT', `/${first.id}/read`, seller)).status).toBe(200);
        expect(await unread(seller)).toBe(0);
      });

      test('counts right while others write', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        const arrived = await Promise.all(
          Array.from({ length: 10 }, (_, n) => dataOf<Message>(reply(buyer, first.id, `${n}`))),
        );
        await Promise.all([
          ...arrived
            .slice(0, 6)
            .flatMap(({ id }) => [call('PUT', `/${id}/read`, seller), call('PUT', `/${id}/read`, seller)]),
          ...Array.from({ length: 5 }, (_, n) => write(buyer, listing.id, `More ${n}`)),
        ]);
        expect(await unread(seller)).toBe(10);
        expect((await conversations(seller)).conversations[0]?.unread_count).toBe(10);
      });
    });

    describe('DELETE /messages/{id}', () => {
      test('hides a message for its user only, and no longer counts it', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        expect((await call('DELETE', `/${first.id}`, seller)).status).toBe(204);
        expect((await call('DELETE', `/${first.id}`, seller)).status).toBe(204);
        expect((await call('GET', `/${first.id}`, seller)).status).toBe(404);
        expect((await conversation(seller, listing.id, buyer.id)).messages).toEqual([]);
        expect(await unread(seller)).toBe(0);
        expect((await conversations(seller)).pagination.total).toBe(0);
        expect((await conversation(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        expect(await dataOf<Message>(call('GET', `/${first.id}`, buyer))).toEqual(first);
        await write(buyer, listing.id, 'Still there?');
        expect((await conversations(seller)).conversations[0]?.last_message.content).toBe('Still there?');
      });
    });

    test('hiding the last message while a new one arrives keeps the conversation', async () => {
      const { seller, buyer, listing, first } = await startConversation();
      let { id } = first;
      for (let round = 0; round < 5; round += 1) {
        const [hidden, written] = await Promise.all([
          call('DELETE', `/${id}`, seller),
          dataOf<Message>(write(buyer, listing.id, `Round ${round}`)),
        ]);
        expect(hidden.status).toBe(204);
        expect(await conversations(seller)).toMatchObject({
          conversations: [{ last_message: { content: `Round ${round}` } }],
          pagination: { total: 1 },
        });
        ({ id } = written);
      }
    });
  },
  { settings: { rateLimits: false } },
);
