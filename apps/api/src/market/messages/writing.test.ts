import { limits, texts, type CanMessageAnswer, type ErrorBody, type Message } from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { describeOnDatabases } from '../../testing/testApi.ts';
import { dataOf, person, postListing, signedInAnew, type TestPerson } from '../../testing/people.ts';
import { conversationsOn, nobody } from '../../testing/conversations.ts';

describeOnDatabases(
  'writing messages',
  (server) => {
    const { call, conversations, reply, startConversation, conversation, write } = conversationsOn(server);

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
        expect((await dataOf<Message>(write(buyer, listing.id, 'Again', 'My own subject'))).subject).toBe(
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
        const { buyer, listing } = await startConversation();
        const answer = await call('POST', '', buyer, {
          listing_id: listing.id,
          subject: '',
          content: 'Hi',
          [field]: value,
        });
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.[field]).toContain(text);
      });

      test('not to oneself, not about nothing, not signed out, not deactivated', async () => {
        const { seller, listing } = await startConversation();
        const own = await write(seller, listing.id);
        expect(own.status).toBe(403);
        expect(((await own.json()) as ErrorBody).message).toBe(texts.messages.own);
        const buyer = await person(server());
        for (const id of [nobody, 'x', "' OR 1=1 --"]) expect((await write(buyer, id)).status).toBe(404);
        expect((await call('POST', '', undefined, {})).status).toBe(401);
        const off = await person(server(), { active: false });
        expect((await write(off, listing.id)).status).toBe(401);
      });

      test('a sold listing starts no conversation, but an existing one goes on', async () => {
        const { seller, buyer, listing } = await startConversation();
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

      test('a retry with the same key is written once', async () => {
        const { buyer, listing } = await startConversation();
        const json = { listing_id: listing.id, subject: '', content: 'Once' };
        const headers = { 'idempotency-key': 'message-1' };
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => call('POST', '', buyer, json, headers)),
        );
        const ids = await Promise.all(answers.map(async (answer) => (await dataOf<Message>(answer)).id));
        expect(new Set(ids).size).toBe(1);
      });

      test('a retry of a sent message gets the first response, even when the listing is deleted since', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        const opening = { listing_id: listing.id, subject: '', content: 'One' };
        const attempts = [
          ['', opening, { 'idempotency-key': 'told-1' }],
          [`/${first.id}/reply`, { content: 'Two' }, { 'idempotency-key': 'told-2' }],
        ] as const;
        const send = async ([path, json, headers]: (typeof attempts)[number]) => {
          const answer = await call('POST', path, buyer, json, headers);
          expect(answer.status).toBe(201);
          return dataOf<Message>(answer);
        };
        const before = [await send(attempts[0]), await send(attempts[1])];
        await server().request('DELETE', `/api/v1/listings/${listing.id}`, { token: seller.token });
        expect([await send(attempts[0]), await send(attempts[1])]).toEqual(before);
        expect((await conversation(buyer, listing.id, seller.id)).pagination.total).toBe(3);
      });

      test('many first messages at once open one conversation', async () => {
        const [seller, buyer] = [await person(server()), await person(server())];
        const listing = await postListing(server(), seller);
        await Promise.all(Array.from({ length: 8 }, (_, n) => write(buyer, listing.id, `Hi ${n}`)));
        expect((await conversations(seller)).pagination.total).toBe(1);
        expect((await conversation(buyer, listing.id, seller.id)).pagination.total).toBe(8);
      });
    });

    describe('POST /messages/{id}/reply', () => {
      test('goes to the other party, whoever wrote the message replied to', async () => {
        const { seller, buyer, listing, first } = await startConversation();
        const answer = await dataOf<Message>(reply(seller, first.id, 'Yes'));
        expect(answer).toMatchObject({
          from_user_id: seller.id,
          to_user_id: buyer.id,
          subject: first.subject,
          listing_id: listing.id,
        });
        const own = await dataOf<Message>(reply(buyer, first.id, 'One more thing'));
        expect(own).toMatchObject({ from_user_id: buyer.id, to_user_id: seller.id });
      });

      test('requires search words', async () => {
        const { seller, first } = await startConversation();
        const answer = await reply(seller, first.id, ' \n ');
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as ErrorBody).errors?.['content']).toContain(
          texts.messages.replyRequired,
        );
      });
    });

    describe('GET /messages/can-message/{listingId}', () => {
      const can = (who: TestPerson, id: string) =>
        dataOf<CanMessageAnswer>(call('GET', `/can-message/${id}`, who));

      test('says whether, and why not', async () => {
        const { seller, buyer, listing } = await startConversation();
        const late = await person(server());
        expect(await can(late, listing.id)).toEqual({ can_message: true });
        expect(await can(seller, listing.id)).toEqual({ can_message: false, reason: texts.messages.own });
        await server().db.query("UPDATE listings SET status = 'expired' WHERE id = $1", [listing.id]);
        expect(await can(late, listing.id)).toEqual({ can_message: false, reason: texts.messages.notActive });
        expect(await can(buyer, listing.id)).toEqual({ can_message: true });
        expect((await call('GET', `/can-message/${nobody}`, late)).status).toBe(404);
        expect((await call('GET', `/can-message/${listing.id}`)).status).toBe(401);
      });
    });
  },
  { settings: { rateLimits: false } },
);

describeOnDatabases('message rate limits', (server) => {
  const { call, conversations, reply, write } = conversationsOn(server);

  /** A new user, and `count` listings of others. */
  async function market(count: number) {
    const buyer = await person(server());
    const sellers = [await person(server()), await person(server())];
    const listings = await Promise.all(
      Array.from({ length: count }, (_, n) => postListing(server(), sellers[n % 2] ?? buyer)),
    );
    return { buyer, ids: listings.map(({ id }) => id) };
  }

  test('twenty new conversations an hour; existing ones go on', async () => {
    const { buyer, ids } = await market(21);
    const [open = '', refused = ''] = [ids.at(0), ids.at(20)];
    for (const id of ids.slice(0, 20)) expect((await write(buyer, id)).status).toBe(201);
    const answer = await write(buyer, refused);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await write(buyer, open)).status).toBe(201);
    server().clock.advance(3_600_000);
    expect((await write(await signedInAnew(server(), buyer), refused)).status).toBe(201);
  });

  test('is not exceeded by parallel requests', async () => {
    const { buyer, ids } = await market(30);
    const answers = await Promise.all(ids.map((id) => write(buyer, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await conversations(buyer)).pagination.total).toBe(20);
  });

  test("allows sixty messages in five minutes; a retry after a lost response isn't counted", async () => {
    const { buyer, ids } = await market(1);
    const json = { listing_id: ids[0], subject: '', content: 'Lost on the way' };
    const key = { 'idempotency-key': 'lost' };
    const first = await dataOf<Message>(call('POST', '', buyer, json, key));
    for (let n = 1; n < 60; n += 1) expect((await reply(buyer, first.id, `And ${n}`)).status).toBe(201);
    expect((await reply(buyer, first.id, 'One too many')).status).toBe(429);
    const again = await call('POST', '', buyer, json, key);
    expect(again.status).toBe(201);
    expect(await dataOf<Message>(again)).toEqual(first);
  });
});
