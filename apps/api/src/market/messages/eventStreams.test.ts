import type { Message, MessageEventData } from '@porchlight/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeOnDatabases, testClock } from '../../testing/testApi.ts';
import { dataOf, person, postListing, signedInAnew, type TestPerson } from '../../testing/people.ts';
import type { Database } from '../../platform/db/index.ts';
import { createEventStreams } from './eventStreams.ts';
import { listenTo } from '../../testing/eventStream.ts';

describeOnDatabases(
  'GET /messages/events',
  (server) => {
    const open = async (who: TestPerson) => {
      const answer = await server().request('GET', '/api/v1/messages/events', { token: who.token });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      return listenTo(answer.body);
    };
    const write = (who: TestPerson, listing: string) =>
      dataOf<Message>(
        server().request('POST', '/api/v1/messages', {
          token: who.token,
          json: { listing_id: listing, subject: '', content: 'Secret words' },
        }),
      );

    test('announces a new message to both participants, on every device, and to no other user', async () => {
      const [seller, buyer, eve] = [await person(server()), await person(server()), await person(server())];
      const listing = await postListing(server(), seller);
      const heard = {
        seller: await open(seller),
        sellersPhone: await open(seller),
        buyer: await open(buyer),
        eve: await open(eve),
      };
      for (const stream of Object.values(heard))
        expect(await stream.next()).toEqual({ event: 'ready', data: {} });

      const message = await write(buyer, listing.id);
      const eventFor = (other: TestPerson, type: MessageEventData['type']) => ({
        event: 'message',
        data: { type, listing_id: listing.id, other_user_id: other.id, message_id: message.id },
      });
      expect(await heard.seller.next()).toEqual(eventFor(buyer, 'message.created'));
      expect(await heard.sellersPhone.next()).toEqual(eventFor(buyer, 'message.created'));
      expect(await heard.buyer.next()).toEqual(eventFor(seller, 'message.created'));

      await server().request('PUT', `/api/v1/messages/${message.id}/read`, { token: seller.token });
      expect(await heard.buyer.next()).toEqual(eventFor(seller, 'message.read'));
      expect(await heard.sellersPhone.next()).toEqual(eventFor(buyer, 'message.read'));

      // Eve's first event is from her own conversation.
      const hers = await write(eve, listing.id);
      expect(await heard.eve.next()).toMatchObject({ data: { message_id: hers.id } });
      for (const stream of Object.values(heard)) await stream.stop();
    });

    test('stops at once when its own session ends, and only then', async () => {
      const ana = await person(server());
      const phone = await signedInAnew(server(), ana);
      const streams = { here: await open(ana), phone: await open(phone) };
      for (const stream of Object.values(streams)) expect((await stream.next())?.event).toBe('ready');
      await server().request('POST', '/api/v1/auth/logout', { json: { refresh_token: ana.refreshToken } });
      expect(await streams.here.next()).toBeNull();
      const listing = await postListing(server(), phone);
      const message = await write(await person(server()), listing.id);
      expect(await streams.phone.next()).toMatchObject({ data: { message_id: message.id } });
      await server().db.query('UPDATE users SET active = false WHERE id = $1', [ana.id]);
      expect(await streams.phone.next()).toBeNull();
    });

    test('requires sign-in', async () => {
      expect((await server().request('GET', '/api/v1/messages/events')).status).toBe(401);
      expect((await server().request('GET', '/api/v1/messages/events', { token: 'noise' })).status).toBe(401);
    });
  },
  { settings: { rateLimits: false } },
);

describe('streams', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Streams on a fake database with these valid sessions, and a publisher that reaches all streams. */
  function bench(sessions: string[]) {
    let queries = 0;
    const handlers = new Set<(event: MessageEventData | null) => void>();
    let tellEnd = (_session: string): void => undefined;
    const db: Pick<Database, 'query' | 'listen'> = {
      async listen(_channel, handler) {
        tellEnd = handler;
        return async () => {};
      },
      async query<Row extends object>() {
        queries += 1;
        return sessions.map((id) => ({ id })) as Row[];
      },
    };
    const streams = createEventStreams(
      { db, trustedClock: testClock() },
      {
        async subscribe(_userId, handler) {
          handlers.add(handler);
          return () => void handlers.delete(handler);
        },
      },
    );
    return { streams, handlers, queries: () => queries, tellEnd: (session: string) => tellEnd(session) };
  }

  const event: MessageEventData = {
    type: 'message.created',
    listing_id: 'l',
    other_user_id: 'o',
    message_id: 'm',
  };

  test('send a heartbeat every 25 seconds, end with the session, and then leave no timer', async () => {
    vi.useFakeTimers();
    const sessions = ['s1', 's2'];
    const { streams, handlers, queries } = bench(sessions);
    const first = listenTo(await streams.open({ userId: 'u1', sessionId: 's1' }));
    const second = listenTo(await streams.open({ userId: 'u2', sessionId: 's2' }));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(queries()).toBe(1);
    sessions.pop();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(queries()).toBe(2);
    expect((await second.next())?.event).toBe('ready');
    expect(await second.next()).toBeNull();
    expect(handlers.size).toBe(1);
    await first.stop();
    expect(handlers.size).toBe(0);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(queries()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('send ready again when an event may have been missed', async () => {
    const { streams, handlers } = bench([]);
    const stream = listenTo(await streams.open({ userId: 'u', sessionId: 's' }));
    for (const handler of handlers) {
      handler(event);
      handler(null);
    }
    expect((await stream.next())?.event).toBe('ready');
    expect(await stream.next()).toEqual({ event: 'message', data: event });
    expect((await stream.next())?.event).toBe('ready');
    await stream.stop();
  });

  test('a user may have ten; the oldest is closed for another', async () => {
    const { streams, handlers } = bench([]);
    const opened = [];
    for (let n = 0; n < 11; n += 1)
      opened.push(listenTo(await streams.open({ userId: 'u', sessionId: 's' })));
    expect(handlers.size).toBe(10);
    expect((await opened[0]?.next())?.event).toBe('ready');
    expect(await opened[0]?.next()).toBeNull();
    for (const stream of opened.slice(1)) await stream.stop();
  });

  test("a client that doesn't read is closed", async () => {
    const { streams, handlers } = bench([]);
    await streams.open({ userId: 'u', sessionId: 's' });
    for (let n = 0; n < 200; n += 1) for (const handler of handlers) handler(event);
    expect(handlers.size).toBe(0);
  });
});
