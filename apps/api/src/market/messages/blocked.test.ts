import type { Message } from '@porchlight/domain';
import { expect, test } from 'vitest';
import { conversationsOn } from '../../testing/conversations.ts';
import { listenTo } from '../../testing/eventStream.ts';
import { caller, dataOf, person, type TestPerson } from '../../testing/people.ts';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { publishMessageEvent } from './events.ts';
import { insertMessage } from './store.ts';

describeOnDatabases(
  'messages between users of whom one has blocked the other',
  (server) => {
    const { reply, startConversation, write } = conversationsOn(server);
    const call = caller(server);
    const block = async (who: TestPerson, other: TestPerson, method = 'PUT') =>
      expect((await call(method, `/auth/blocks/${other.id}`, who)).status).toBe(204);
    const listen = async (who: TestPerson) => {
      const stream = listenTo((await call('GET', '/messages/events', who)).body);
      expect(await stream.next()).toEqual({ event: 'ready', data: {} });
      return stream;
    };

    test('are announced to neither user; both only reload', async () => {
      const { seller, buyer, listing, first } = await startConversation();
      const others = await startConversation();
      const streams = [await listen(seller), await listen(buyer)];
      await block(seller, buyer);
      for (const stream of streams) expect(await stream.next()).toEqual({ event: 'ready', data: {} });
      expect((await reply(buyer, first.id, 'Hello?')).status).toBe(404);
      expect((await write(buyer, listing.id)).status).toBe(404);
      expect((await call('PUT', `/messages/${first.id}/read`, seller)).status).toBe(404);
      // The next event is from another user.
      const { id } = await dataOf<Message>(write(seller, others.listing.id));
      expect(await streams[0]?.next()).toMatchObject({ event: 'message', data: { message_id: id } });
      await block(seller, buyer, 'DELETE');
      expect(await streams[1]?.next()).toEqual({ event: 'ready', data: {} });
      const said = await dataOf<Message>(reply(buyer, first.id, 'Hello again'));
      expect(await streams[1]?.next()).toMatchObject({ event: 'message', data: { message_id: said.id } });
      for (const stream of streams) await stream.stop();
    });

    test('are not sent or announced, even when they crossed with the block', async () => {
      const { seller, buyer, first } = await startConversation();
      const { db } = server();
      const [row] = await db.query<{ conversation_id: string }>(
        'SELECT conversation_id FROM messages WHERE id = $1',
        [first.id],
      );
      const stream = await listen(buyer);
      await block(buyer, seller);
      await stream.next();
      const message = {
        id: crypto.randomUUID(),
        conversationId: row?.conversation_id ?? '',
        from: seller.id,
        to: buyer.id,
        subject: '',
        content: 'Hello?',
        now: new Date(),
      };
      await expect(insertMessage(db, message)).rejects.toMatchObject({ status: 404 });
      await publishMessageEvent(db, 'message.created', first);
      const elsewhere = await startConversation();
      const { id } = await dataOf<Message>(write(buyer, elsewhere.listing.id));
      expect(await stream.next()).toMatchObject({ data: { message_id: id } });
      await stream.stop();
    });

    test('blocking oneself is refused in any spelling of the id, and the number of blocks is limited', async () => {
      const ana = await person(server());
      expect((await call('PUT', `/auth/blocks/${ana.id.toUpperCase()}`, ana)).status).toBe(403);
      const gone = await person(server(), { active: false });
      expect((await call('PUT', `/auth/blocks/${gone.id}`, ana)).status).toBe(404);
      const [full, one, more] = [await person(server()), await person(server()), await person(server())];
      await server().db.query(
        `WITH made AS (
           INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
           SELECT gen_random_uuid(), 'blocked-' || n || '@porchlight.test', 'Blocked', '', now(), now()
           FROM generate_series(1, 499) AS n RETURNING id
         ) INSERT INTO blocks (blocker_id, blocked_id, created_at) SELECT $1, id, now() FROM made`,
        [full.id],
      );
      await block(full, one);
      const refused = await call('PUT', `/auth/blocks/${more.id}`, full);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ code: 'too_many_blocks' });
      await block(full, one);
      await block(full, one, 'DELETE');
      await block(full, more);
    });
  },
  { settings: { rateLimits: false } },
);
