import {
  limits,
  texts,
  type CanMessageAnswer,
  type ConversationsAnswer,
  type ErrorBody,
  type Listing,
  type Message,
  type ThreadAnswer,
  type UnreadCountAnswer,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../testing.ts';
import { dataOf, person, postListing, type TestPerson } from '../testingPeople.ts';

const nobody = '00000000-0000-7000-8000-000000000000';

describeOnDatabases(
  'messages',
  (server) => {
    const call = (
      method: string,
      path: string,
      who?: TestPerson,
      json?: unknown,
      headers?: Record<string, string>,
    ) =>
      server().request(method, `/api/v1/messages${path}`, {
        ...(who === undefined ? {} : { token: who.token }),
        ...(json === undefined ? {} : { json }),
        ...(headers === undefined ? {} : { headers }),
      });
    const write = (who: TestPerson, listing: string, content = 'Is it still there?', subject = '') =>
      call('POST', '', who, { listing_id: listing, subject, content });
    const reply = (who: TestPerson, id: string, content: string) =>
      call('POST', `/${id}/reply`, who, { content });
    const unread = async (who: TestPerson) =>
      (await dataOf<UnreadCountAnswer>(call('GET', '/unread-count', who))).unread_count;
    const conversations = (who: TestPerson, query = '') =>
      dataOf<ConversationsAnswer>(call('GET', `/conversations${query}`, who));
    const thread = (who: TestPerson, listing: string, other: string, query = '') =>
      dataOf<ThreadAnswer>(call('GET', `/conversations/${listing}/${other}${query}`, who));
    const messageOf = async (answer: Promise<Response>) => dataOf<Message>(answer);

    /** A seller, a buyer, a listing, and the buyer's first message about it. */
    async function talk() {
      const [seller, buyer] = [
        await person(server(), { name: 'Sam' }),
        await person(server(), { name: 'Bea' }),
      ];
      const listing: Listing = await postListing(server(), seller);
      const first = await messageOf(write(buyer, listing.id));
      return { seller, buyer, listing, first };
    }

    describe('POST /messages', () => {
      test('goes to the seller; an empty subject becomes the usual one', async () => {
        const [seller, buyer] = [await person(server()), await person(server())];
        const listing = await postListing(server(), seller, { title: 'x'.repeat(255) });
        const answer = await write(buyer, listing.id, '  Hello\r\nthere  ');
        expect(answer.status).toBe(201);
        const message = await dataOf<Message>(answer);
        expect(message).toEqual({
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          listing_id: listing.id,
          from_user_id: buyer.id,
          to_user_id: seller.id,
          subject: `${texts.contactSeller.subjectPrefix}${'x'.repeat(240)}`,
          content: 'Hello\nthere',
          read: false,
          created_at: server().clock.now().toISOString(),
        });
        expect((await messageOf(write(buyer, listing.id, 'Again', 'My own subject'))).subject).toBe(
          'My own subject',
        );
        expect((await conversations(buyer)).pagination.total).toBe(1);
      });

      test.each([
        ['content', '   ', texts.contactSeller.messageRequired],
        ['content', 'x'.repeat(limits.messageMax + 1), texts.contactSeller.messageTooLong],
        ['content', { text: 'x' }, texts.contactSeller.messageRequired],
        ['subject', 'x'.repeat(256), texts.contactSeller.subjectTooLong],
      ])('%s is checked (%#)', async (field, value, text) => {
        const { buyer, listing } = await talk();
        const answer = await call('POST', '', buyer, {
          listing_id: listing.id,
          subject: '',
          content: 'Hi',
          [field]: value,
        });
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.[field]).toContain(text);
      });

      test('not to oneself, not about nothing, not signed out, not inactive', async () => {
        const { seller, listing } = await talk();
        const own = await write(seller, listing.id);
        expect(own.status).toBe(403);
        expect(((await own.json()) as ErrorBody).message).toBe(texts.messages.own);
        const buyer = await person(server());
        for (const id of [nobody, 'x', "' OR 1=1 --"]) expect((await write(buyer, id)).status).toBe(404);
        expect((await call('POST', '', undefined, {})).status).toBe(401);
        const off = await person(server(), { active: false });
        expect((await write(off, listing.id)).status).toBe(403);
      });

      test('a sold listing starts no conversation, but an open one goes on', async () => {
        const { seller, buyer, listing } = await talk();
        await server().request('PATCH', `/api/v1/listings/${listing.id}/status`, {
          token: seller.token,
          json: { status: 'sold' },
        });
        const late = await person(server());
        const refused = await write(late, listing.id);
        expect(refused.status).toBe(409);
        expect(((await refused.json()) as ErrorBody).message).toBe(texts.messages.notActive);
        expect((await write(buyer, listing.id)).status).toBe(201);
      });

      test('sent again with one key it is written once', async () => {
        const { buyer, listing } = await talk();
        const json = { listing_id: listing.id, subject: '', content: 'Once' };
        const headers = { 'idempotency-key': 'message-1' };
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => call('POST', '', buyer, json, headers)),
        );
        const ids = await Promise.all(answers.map(async (answer) => (await dataOf<Message>(answer)).id));
        expect(new Set(ids).size).toBe(1);
      });

      test('many first messages at once open one conversation', async () => {
        const [seller, buyer] = [await person(server()), await person(server())];
        const listing = await postListing(server(), seller);
        await Promise.all(Array.from({ length: 8 }, (_, n) => write(buyer, listing.id, `Hi ${n}`)));
        expect((await conversations(seller)).pagination.total).toBe(1);
        expect((await thread(buyer, listing.id, seller.id)).pagination.total).toBe(8);
      });
    });

    describe('POST /messages/{id}/reply', () => {
      test('goes to the other party, whoever wrote the message replied to', async () => {
        const { seller, buyer, listing, first } = await talk();
        const answer = await messageOf(reply(seller, first.id, 'Yes'));
        expect(answer).toMatchObject({
          from_user_id: seller.id,
          to_user_id: buyer.id,
          subject: first.subject,
          listing_id: listing.id,
        });
        const own = await messageOf(reply(buyer, first.id, 'One more thing'));
        expect(own).toMatchObject({ from_user_id: buyer.id, to_user_id: seller.id });
      });

      test('needs words', async () => {
        const { seller, first } = await talk();
        const answer = await reply(seller, first.id, ' \n ');
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.['content']).toContain(
          texts.messages.replyRequired,
        );
      });
    });

    describe('threads', () => {
      test('are paged newest first, each message once, also when all came in one moment', async () => {
        const { seller, buyer, listing, first } = await talk();
        const written = [first.id];
        for (let n = 0; n < 11; n += 1) {
          if (n % 3 === 0) server().clock.advance(1000);
          written.push((await messageOf(reply(n % 2 === 0 ? seller : buyer, first.id, `Message ${n}`))).id);
        }
        const pages = await Promise.all(
          [1, 2, 3].map((page) => thread(buyer, listing.id, seller.id, `?page=${page}&limit=5`)),
        );
        expect(pages.map(({ messages }) => messages.length)).toEqual([5, 5, 2]);
        expect(pages.flatMap(({ messages }) => messages.map(({ id }) => id))).toEqual(written.toReversed());
        expect(pages[2]?.pagination).toEqual({
          page: 3,
          limit: 5,
          total: 12,
          total_pages: 3,
          has_next: false,
          has_prev: true,
        });
        expect(await thread(seller, listing.id, buyer.id, '?page=1&limit=5')).toEqual(pages[0]);
      });

      test('fifty a page unless asked otherwise', async () => {
        const { seller, buyer, listing } = await talk();
        expect((await thread(seller, listing.id, buyer.id)).pagination.limit).toBe(50);
        expect((await conversations(seller)).pagination.limit).toBe(20);
      });
    });

    describe('conversations', () => {
      test('show the other person, the listing, what came last and what is unread; the newest first', async () => {
        const { seller, buyer, listing, first } = await talk();
        server().clock.advance(1000);
        const other = await postListing(server(), seller, { title: 'Lamp' });
        await write(buyer, other.id, 'And the lamp?');
        server().clock.advance(1000);
        const last = await messageOf(write(buyer, listing.id, 'Hello again'));
        const list = await conversations(seller);
        expect(list.conversations).toEqual([
          {
            listing_id: listing.id,
            other_user_id: buyer.id,
            other_user: { name: 'Bea' },
            listing: { title: listing.title, status: 'active', thumbnail_url: null },
            unread_count: 2,
            last_message: { content: 'Hello again', created_at: last.created_at, from_user_id: buyer.id },
          },
          expect.objectContaining({ listing_id: other.id, unread_count: 1 }),
        ]);
        expect(list.pagination).toMatchObject({ page: 1, limit: 20, total: 2 });
        expect((await conversations(seller, '?limit=1&page=2')).conversations).toEqual([
          list.conversations[1],
        ]);
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          other_user: { name: 'Sam' },
          unread_count: 0,
        });
        expect(first.read).toBe(false);
      });

      test('outlive the listing and the people, and say so', async () => {
        const { seller, buyer, listing, first } = await talk();
        await server().request('DELETE', `/api/v1/listings/${listing.id}`, { token: seller.token });
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          listing: null,
          other_user: { name: 'Sam' },
        });
        expect((await thread(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        const removed = await reply(seller, first.id, 'Too late');
        expect(removed.status).toBe(409);
        expect(((await removed.json()) as ErrorBody).message).toBe(texts.common.listingRemoved);
        expect((await write(buyer, listing.id)).status).toBe(404);

        await server().db.query('DELETE FROM users WHERE id = $1', [seller.id]);
        expect((await conversations(buyer)).conversations[0]).toMatchObject({
          listing: null,
          other_user: null,
        });
        expect((await thread(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        const gone = await reply(buyer, first.id, 'Hello?');
        expect(gone.status).toBe(409);
        expect(((await gone.json()) as ErrorBody).message).toBe(texts.common.deletedUser);
      });
    });

    describe('reading', () => {
      test('counts right, for the recipient alone', async () => {
        const { seller, buyer, first } = await talk();
        expect([await unread(seller), await unread(buyer)]).toEqual([1, 0]);
        expect((await call('PUT', `/${first.id}/read`, buyer)).status).toBe(403);
        const read = await call('PUT', `/${first.id}/read`, seller);
        expect(read.status).toBe(200);
        expect(await dataOf<Message>(read)).toEqual({ ...first, read: true });
        expect((await call('PUT', `/${first.id}/read`, seller)).status).toBe(200);
        expect(await unread(seller)).toBe(0);
      });

      test('counts right while others write', async () => {
        const { seller, buyer, listing, first } = await talk();
        const arrived = await Promise.all(
          Array.from({ length: 10 }, (_, n) => messageOf(reply(buyer, first.id, `${n}`))),
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
      test('hides a message for the one who asks, and no longer counts it', async () => {
        const { seller, buyer, listing, first } = await talk();
        expect((await call('DELETE', `/${first.id}`, seller)).status).toBe(204);
        expect((await call('DELETE', `/${first.id}`, seller)).status).toBe(204);
        expect((await call('GET', `/${first.id}`, seller)).status).toBe(404);
        expect((await thread(seller, listing.id, buyer.id)).messages).toEqual([]);
        expect(await unread(seller)).toBe(0);
        expect((await conversations(seller)).pagination.total).toBe(0);
        expect((await thread(buyer, listing.id, seller.id)).messages).toHaveLength(1);
        expect(await dataOf<Message>(call('GET', `/${first.id}`, buyer))).toEqual(first);
        await write(buyer, listing.id, 'Still there?');
        expect((await conversations(seller)).conversations[0]?.last_message.content).toBe('Still there?');
      });
    });

    describe('GET /messages/can-message/{listingId}', () => {
      const can = (who: TestPerson, id: string) =>
        dataOf<CanMessageAnswer>(call('GET', `/can-message/${id}`, who));

      test('says whether, and why not', async () => {
        const { seller, buyer, listing } = await talk();
        const late = await person(server());
        const off = await person(server(), { active: false });
        expect(await can(late, listing.id)).toEqual({ can_message: true });
        expect(await can(seller, listing.id)).toEqual({ can_message: false, reason: texts.messages.own });
        expect(await can(off, listing.id)).toEqual({
          can_message: false,
          reason: texts.errors.accountInactive,
        });
        await server().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [listing.id]);
        expect(await can(late, listing.id)).toEqual({ can_message: false, reason: texts.messages.notActive });
        expect(await can(buyer, listing.id)).toEqual({ can_message: true });
        expect((await call('GET', `/can-message/${nobody}`, late)).status).toBe(404);
        expect((await call('GET', `/can-message/${listing.id}`)).status).toBe(401);
      });
    });

    test('a third person who tries every id gets nothing, and changes nothing', async () => {
      const { seller, buyer, listing, first } = await talk();
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
      // Nor does a party get in by naming the wrong other party.
      expect((await call('GET', `/conversations/${listing.id}/${eve.id}`, buyer)).status).toBe(404);
      expect((await call('GET', `/conversations/${listing.id}/${buyer.id}`, buyer)).status).toBe(404);
    });

    test('an inactive person may read and not write', async () => {
      const { buyer, seller, listing, first } = await talk();
      await server().db.query('UPDATE users SET active = false WHERE id = $1', [seller.id]);
      expect((await thread(seller, listing.id, buyer.id)).messages).toEqual([first]);
      for (const [method, path] of [
        ['PUT', `/${first.id}/read`],
        ['POST', `/${first.id}/reply`],
        ['DELETE', `/${first.id}`],
      ] as const) {
        expect((await call(method, path, seller, { content: 'x' })).status).toBe(403);
      }
    });
  },
  { settings: { rateLimits: false } },
);

describeOnDatabases('message rate limits', (server) => {
  test('twenty conversations an hour; those that are open go on', async () => {
    const buyer = await person(server());
    const sellers = [await person(server()), await person(server())];
    const made = await Promise.all(
      Array.from({ length: 21 }, (_, n) => postListing(server(), sellers[n % 2] ?? buyer)),
    );
    const write = (listing: string | undefined) =>
      server().request('POST', '/api/v1/messages', {
        token: buyer.token,
        json: { listing_id: listing, subject: '', content: 'Hi' },
      });
    for (const { id } of made.slice(0, 20)) expect((await write(id)).status).toBe(201);
    const refused = await write(made[20]?.id);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(made[0]?.id)).status).toBe(201);
  });
});
