import {
  inquirySubject,
  texts,
  type ConversationsAnswer,
  type Message,
  type ConversationAnswer,
  type UnreadCountAnswer,
} from '@porchlight/domain';
import { describe, expect, test } from 'vitest';
import { dataOf, errorOf, unknownId, type ContractApi, type TestUser } from './api.ts';

export function messagesContract(api: () => ContractApi): void {
  const call = (method: string, path: string, who?: TestUser, json?: unknown) =>
    api().call(method, `/messages${path}`, {
      ...(who === undefined ? {} : { token: who.token }),
      ...(json === undefined ? {} : { json }),
    });
  const write = (who: TestUser, listing_id: string, content = 'Is it still there?') =>
    call('POST', '', who, { listing_id, subject: '', content });
  const conversations = (who: TestUser, query = '') =>
    dataOf<ConversationsAnswer>(call('GET', `/conversations${query}`, who));
  const unread = async (who: TestUser) =>
    (await dataOf<UnreadCountAnswer>(call('GET', '/unread-count', who))).unread_count;

  async function talk() {
    const [seller, buyer] = [await api().newUser('Sam'), await api().newUser('Bea')];
    const listing = await api().listingOf(seller);
    const answer = await write(buyer, listing.id);
    expect(answer.status).toBe(201);
    return { seller, buyer, listing, first: await dataOf<Message>(answer) };
  }

  describe('messages', () => {
    test('a conversation from the first word to the read reply', async () => {
      const { seller, buyer, listing, first } = await talk();
      expect(first).toMatchObject({
        listing_id: listing.id,
        from_user_id: buyer.id,
        to_user_id: seller.id,
        subject: inquirySubject(listing.title),
        read: false,
      });
      expect([await unread(seller), await unread(buyer)]).toEqual([1, 0]);
      expect((await conversations(seller)).conversations).toMatchObject([
        { listing_id: listing.id, other_user_id: buyer.id, other_user: { name: 'Bea' }, unread_count: 1 },
      ]);
      expect((await dataOf<Message>(call('PUT', `/${first.id}/read`, seller))).read).toBe(true);
      expect(await unread(seller)).toBe(0);
      const reply = await call('POST', `/${first.id}/reply`, seller, { content: 'Yes, it is.' });
      expect(reply.status).toBe(201);
      expect(await dataOf<Message>(reply)).toMatchObject({ from_user_id: seller.id, to_user_id: buyer.id });
      expect(await unread(buyer)).toBe(1);
      const thread = await dataOf<ConversationAnswer>(
        call('GET', `/conversations/${listing.id}/${seller.id}?limit=1`, buyer),
      );
      expect(thread.messages.map(({ content }) => content)).toEqual(['Yes, it is.']);
      expect(thread.pagination).toMatchObject({ page: 1, limit: 1, total: 2, has_next: true });
    });

    test('a conversation shows its listing, in the list and on its own', async () => {
      const { seller, buyer, listing } = await talk();
      const about = {
        title: listing.title,
        status: 'active',
        price: listing.price,
        price_type: listing.price_type,
        category_id: listing.category_id,
        category_icon: listing.category?.icon,
        thumbnail_url: null,
      };
      const heads = async () => {
        const thread = await dataOf<ConversationAnswer>(
          call('GET', `/conversations/${listing.id}/${seller.id}`, buyer),
        );
        return [(await conversations(buyer)).conversations[0]?.listing, thread.conversation?.listing];
      };
      expect(await heads()).toMatchObject([about, about]);
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'sold' },
      });
      expect(await heads()).toMatchObject([{ status: 'sold' }, { status: 'sold' }]);
    });

    test('shows that the listing is promised to the right buyer, and to no one else', async () => {
      const { seller, buyer, listing } = await talk();
      const late = await api().newUser('Lea');
      await write(late, listing.id);
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'reserved', promised_to: buyer.id },
      });
      const promised = async (who: TestUser, other: TestUser) => {
        const [summary] = (await conversations(who)).conversations.filter(
          ({ other_user_id: id }) => id === other.id,
        );
        const thread = await dataOf<ConversationAnswer>(
          call('GET', `/conversations/${listing.id}/${other.id}`, who),
        );
        return [summary?.listing, thread.conversation?.listing].map((about) => [
          about?.promised_to_you,
          about?.promised_to_them,
        ]);
      };
      const [toNobody, toYou, toThem] = [
        [undefined, undefined],
        [true, undefined],
        [undefined, true],
      ];
      expect(await promised(buyer, seller)).toEqual([toYou, toYou]);
      expect(await promised(late, seller)).toEqual([toNobody, toNobody]);
      expect(await promised(seller, buyer)).toEqual([toThem, toThem]);
      expect(await promised(seller, late)).toEqual([toNobody, toNobody]);
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'active' },
      });
      expect(await promised(buyer, seller)).toEqual([toNobody, toNobody]);
      expect(await promised(seller, buyer)).toEqual([toNobody, toNobody]);
    });

    test('conversations are found by name, title and message text, page by page', async () => {
      const { seller, buyer, listing } = await talk();
      const other = await api().newUser('Zelda 100%');
      await write(other, listing.id, 'Does it fit into a hatchback?');
      const found = async (query: string, who = seller) => {
        const { conversations: all, pagination } = await conversations(
          who,
          `?${new URLSearchParams({ query }).toString()}`,
        );
        return [all.map(({ other_user_id: id }) => id), pagination.total];
      };
      expect(await found('zelda')).toEqual([[other.id], 1]);
      expect(await found('100%')).toEqual([[other.id], 1]);
      expect(await found('  HATCHBACK  zel ')).toEqual([[other.id], 1]);
      expect((await found(listing.title))[1]).toBe(2);
      expect(await found('zelda bea')).toEqual([[], 0]);
      expect(await found('100_')).toEqual([[], 0]);
      // Conversations between other users are not found.
      expect(await found('zelda', buyer)).toEqual([[], 0]);
      const paged = await conversations(seller, '?query=fit+it&limit=1&page=2');
      expect(paged.conversations).toEqual([]);
      expect(paged.pagination).toMatchObject({ page: 2, limit: 1, total: 1 });
    });

    test('a conversation is archived for one of the two until either writes again', async () => {
      const { seller, buyer, listing, first } = await talk();
      const archive = (method: 'PUT' | 'DELETE', who: TestUser, other: TestUser) =>
        call(method, `/conversations/${listing.id}/${other.id}/archived`, who);
      const counts = async (who: TestUser) => [
        (await conversations(who)).pagination.total,
        (await conversations(who, '?archived=true')).pagination.total,
      ];
      expect((await archive('PUT', seller, buyer)).status).toBe(204);
      expect((await archive('PUT', seller, buyer)).status).toBe(204);
      expect([await counts(seller), await counts(buyer)]).toEqual([
        [0, 1],
        [1, 0],
      ]);
      const [summary] = (await conversations(seller, '?archived=true&query=bea')).conversations;
      expect(summary).toMatchObject({ archived: true, other_user_id: buyer.id });
      expect((await archive('DELETE', seller, buyer)).status).toBe(204);
      expect(await counts(seller)).toEqual([1, 0]);

      await archive('PUT', seller, buyer);
      await archive('PUT', buyer, seller);
      await call('POST', `/${first.id}/reply`, buyer, { content: 'And one thing more' });
      expect([await counts(seller), await counts(buyer)]).toEqual([
        [1, 0],
        [1, 0],
      ]);
      const thread = await dataOf<ConversationAnswer>(
        call('GET', `/conversations/${listing.id}/${buyer.id}`, seller),
      );
      expect(thread.conversation?.archived).toBeUndefined();
    });

    test('only the two users of a conversation can archive it', async () => {
      const { seller, buyer, listing } = await talk();
      const stranger = await api().newUser('Eve');
      for (const method of ['PUT', 'DELETE'] as const) {
        for (const other of [seller.id, buyer.id, stranger.id, unknownId])
          expect(
            (await call(method, `/conversations/${listing.id}/${other}/archived`, stranger)).status,
          ).toBe(404);
        expect((await call(method, `/conversations/${listing.id}/${buyer.id}/archived`)).status).toBe(401);
      }
    });

    test('not to oneself, not empty, not to a sold listing unless the conversation exists', async () => {
      const { seller, buyer, listing } = await talk();
      const late = await api().newUser();
      expect((await write(seller, listing.id)).status).toBe(403);
      expect((await write(buyer, listing.id, '   ')).status).toBe(422);
      expect((await write(buyer, listing.id, 'x'.repeat(5001))).status).toBe(422);
      expect((await write(buyer, unknownId)).status).toBe(404);
      expect(await dataOf(call('GET', `/can-message/${listing.id}`, late))).toEqual({ can_message: true });
      await api().call('PATCH', `/listings/${listing.id}/status`, {
        token: seller.token,
        json: { status: 'sold' },
      });
      expect((await write(late, listing.id)).status).toBe(409);
      expect((await write(buyer, listing.id)).status).toBe(201);
      expect(await dataOf(call('GET', `/can-message/${listing.id}`, late))).toMatchObject({
        can_message: false,
      });
      expect(await dataOf(call('GET', `/can-message/${listing.id}`, seller))).toEqual({
        can_message: false,
        reason: texts.messages.own,
      });
    });

    test('deleting hides for oneself alone', async () => {
      const { seller, buyer, first } = await talk();
      expect((await call('DELETE', `/${first.id}`, seller)).status).toBe(204);
      expect((await call('GET', `/${first.id}`, seller)).status).toBe(404);
      expect(await unread(seller)).toBe(0);
      expect((await dataOf<Message>(call('GET', `/${first.id}`, buyer))).content).toBe(first.content);
    });

    test('a thread outlives its listing', async () => {
      const { seller, buyer, listing, first } = await talk();
      await api().call('DELETE', `/listings/${listing.id}`, { token: seller.token });
      expect((await conversations(buyer)).conversations).toMatchObject([
        { listing_id: listing.id, listing: null },
      ]);
      const thread = await call('GET', `/conversations/${listing.id}/${seller.id}`, buyer);
      expect((await dataOf<ConversationAnswer>(thread)).messages.map(({ id }) => id)).toEqual([first.id]);
      const reply = await call('POST', `/${first.id}/reply`, seller, { content: 'Too late' });
      expect(reply.status).toBe(409);
      expect((await errorOf(reply)).message).toBe(texts.common.listingRemoved);
    });

    test('a third user sees and changes nothing', async () => {
      const { seller, buyer, listing, first } = await talk();
      const eve = await api().newUser();
      for (const [method, path, json] of [
        ['GET', `/${first.id}`, undefined],
        ['DELETE', `/${first.id}`, undefined],
        ['PUT', `/${first.id}/read`, undefined],
        ['POST', `/${first.id}/reply`, { content: 'Me too' }],
        ['GET', `/conversations/${listing.id}/${seller.id}`, undefined],
        ['GET', `/conversations/${listing.id}/${buyer.id}`, undefined],
      ] as const) {
        expect((await call(method, path, eve, json)).status).toBe(404);
        expect((await call(method, path, undefined, json)).status).toBe(401);
      }
      expect((await conversations(eve)).conversations).toEqual([]);
    });
  });
}
